import type { SQLInputValue } from 'node:sqlite'
import { inTransaction, type OpenDatabase } from './database.ts'

export type Row = Readonly<Record<string, unknown>>
type Value = string | number | null
type Statement = readonly [sql: string, values: readonly Value[]]
type Results = [first: Row[], ...others: Row[][]]

/** Runs the same SQL on either database; parameters are $1, $2 and so on. */
export type Statements = {
  kind: OpenDatabase['kind']
  read(sql: string, values?: readonly Value[]): Promise<Row[]>
  /**
   * Runs statements in one transaction, up to and including the first that returns no row. Resolves to the rows of each,
   * once they would survive a power cut.
   */
  write(first: Statement, ...others: readonly Statement[]): Promise<Results>
}

export const openStatements = (database: OpenDatabase): Statements =>
  database.kind === 'sqlite' ? sqliteStatements(database) : postgresStatements(database)

function sqliteStatements({ kind, db, commit }: OpenDatabase & { kind: 'sqlite' }): Statements {
  const prepared = new Map<string, ReturnType<typeof db.prepare>>()

  function run(sql: string, values: readonly SQLInputValue[] = []): Row[] {
    const statement = prepared.get(sql) ?? db.prepare(sql.replace(/\$(\d)/g, '?$1'))
    prepared.set(sql, statement)
    return statement.all(...values)
  }

  return {
    kind,
    read: async (sql, values) => run(sql, values),
    write: (...statements) =>
      commit(() => {
        const results: Row[][] = []
        for (const [sql, values] of statements) {
          const rows = run(sql, values)
          results.push(rows)
          if (rows.length === 0) break
        }
        return results as Results
      }),
  }
}

function postgresStatements({ kind, query, getPool }: OpenDatabase & { kind: 'postgres' }): Statements {
  return {
    kind,
    read: query,
    write: async (...statements) =>
      inTransaction(await getPool(), async (client) => {
        const results: Row[][] = []
        for (const [sql, values] of statements) {
          const { rows } = await client.query<Row>(sql, [...values])
          results.push(rows)
          if (rows.length === 0) break
        }
        return results as Results
      }),
  }
}
