import type Sqlite from 'better-sqlite3'
import { type CompiledQuery, type DatabaseConnection, type Driver, SqliteDriver } from 'kysely'
import { CommitGroup } from './sqlite-commit-group.ts'
import { keepStatements } from './sqlite-statements.ts'

/** SQLite answers at once: after so many turns the event loop goes round, so that readers get in between. */
const turnsInRound = 4

/**
 * Kysely's driver, but those who write take turns, a group of them for each round of the event loop, and the
 * transactions of a group share one commit (docs/decisions/0002).
 */
export class SqliteWriter implements Driver {
  readonly #sqlite: Sqlite.Database
  readonly #driver: SqliteDriver
  readonly #group: CommitGroup
  readonly #waiting: (() => void)[] = []
  #connection!: DatabaseConnection
  #atWork = false
  #turns = 0

  constructor(sqlite: Sqlite.Database) {
    this.#sqlite = sqlite
    this.#driver = new SqliteDriver({ database: keepStatements(sqlite) })
    this.#group = new CommitGroup(sqlite)
  }

  async init(): Promise<void> {
    await this.#driver.init()
    this.#connection = await this.#driver.acquireConnection()
  }

  async acquireConnection(): Promise<Turn> {
    const turn = new Turn(this)
    await this.take(turn)
    return turn
  }

  async releaseConnection(turn: Turn): Promise<void> {
    this.#give(turn)
  }

  async beginTransaction(turn: Turn): Promise<void> {
    await this.take(turn)
    this.#group.begin()
    turn.inTransaction = true
  }

  async commitTransaction(turn: Turn): Promise<void> {
    const committed = this.#group.end()
    this.#give(turn)
    await committed
  }

  async rollbackTransaction(turn: Turn): Promise<void> {
    // Where the commit failed there is nothing left to undo.
    if (turn.inTransaction) this.#group.undo()
    this.#give(turn)
  }

  async destroy(): Promise<void> {
    await this.#driver.destroy()
  }

  async take(turn: Turn): Promise<void> {
    if (turn.isHeld) return
    await new Promise<void>((go) => {
      this.#waiting.push(go)
      if (!this.#atWork) setImmediate(() => this.#next())
      this.#atWork = true
    })
    turn.isHeld = true
  }

  execute<Row>(turn: Turn, query: CompiledQuery) {
    // Outside a transaction a statement commits by itself, so the group is closed before it.
    if (!turn.inTransaction) this.#group.commit()
    else if (!this.#sqlite.inTransaction) throw new Error('SQLite has undone this transaction.')
    try {
      return this.#connection.executeQuery<Row>(query)
    } catch (error) {
      if (!this.#sqlite.inTransaction) this.#group.fail(error)
      throw error
    }
  }

  #give(turn: Turn): void {
    if (!turn.isHeld) return
    turn.isHeld = false
    turn.inTransaction = false
    this.#turns += 1
    if (this.#waiting.length > 0 && this.#turns < turnsInRound) {
      this.#next()
      return
    }
    this.#turns = 0
    this.#group.commit()
    this.#atWork = this.#waiting.length > 0
    if (this.#atWork) setImmediate(() => this.#next())
  }

  #next(): void {
    this.#waiting.shift()?.()
  }
}

/** One holder's use of the connection. */
class Turn implements DatabaseConnection {
  isHeld = false
  inTransaction = false
  readonly #writer: SqliteWriter

  constructor(writer: SqliteWriter) {
    this.#writer = writer
  }

  async executeQuery<Row>(query: CompiledQuery) {
    await this.#writer.take(this)
    return this.#writer.execute<Row>(this, query)
  }

  streamQuery(): never {
    throw new Error('Rows are streamed from the reader.')
  }
}
