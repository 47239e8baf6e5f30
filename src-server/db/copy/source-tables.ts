import type Sqlite from 'better-sqlite3'

export interface SourceTable {
  name: string
  columns: readonly string[]
  /** The columns that hold whole numbers: money in cents, counts, flags. */
  numbers: readonly string[]
  /** The tables that its rows refer to. */
  references: readonly string[]
}

interface Column {
  name: string
  type: string
}

/** The product's tables as the SQLite database itself describes them, each after the tables that it refers to. */
export function sourceTables(source: Sqlite.Database): SourceTable[] {
  const names = source
    .prepare("select name from sqlite_schema where type = 'table' order by name")
    .pluck()
    .all()
    .map(String)
    .filter((name) => !/^(sqlite|kysely)_/.test(name))
  return sortByReferences(names.map((name) => describe(source, name)))
}

function describe(source: Sqlite.Database, name: string): SourceTable {
  const columns = source
    .prepare<[string], Column>('select name, type from pragma_table_info(?) order by cid')
    .all(name)
  const references = source
    .prepare('select "table" from pragma_foreign_key_list(?)')
    .pluck()
    .all(name)
    .map(String)
  return {
    name,
    columns: columns.map((column) => column.name),
    numbers: columns.filter(({ type }) => /^integer$/i.test(type)).map((column) => column.name),
    references,
  }
}

function sortByReferences(tables: readonly SourceTable[]): SourceTable[] {
  const done: SourceTable[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const next = waiting.filter(({ references }) => !references.some((one) => names.has(one)))
    if (next.length === 0) throw new Error(`${[...names].join(', ')} refer to each other.`)
    done.push(...next)
    waiting = waiting.filter((table) => !next.includes(table))
  }
  return done
}
