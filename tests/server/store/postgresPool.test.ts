import { expect, test } from 'vitest'
import { openPool } from '#server/quotes/store/postgresPool.ts'

test('an idle connection that is lost is told, and ends nothing', async () => {
  const told: string[] = []
  const pool = openPool('postgres://127.0.0.1:1/quotes', { error: (fault) => void told.push(String(fault)) })

  pool.emit('error', new Error('terminating connection'), undefined)

  expect(told).toEqual(['PostgreSQL closed a connection: terminating connection'])
  await pool.end()
})
