import { test } from 'vitest'
import { killPatience, surviveKills } from '#tests/support/surviveKills.ts'

test(
  'on PostgreSQL, whatever was acknowledged before kill -9 is there once, and its mail is sent',
  {
    timeout: killPatience,
  },
  () => surviveKills('PostgreSQL'),
)
