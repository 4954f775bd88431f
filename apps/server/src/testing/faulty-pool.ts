import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** Statements of one request, counted; from the `breaksAt`th on the database is gone. */
export interface Statements {
  readonly breaksAt: number
  /** The one that it breaks at is done all the same: its answer alone is lost. */
  readonly isDone: boolean
  count: number
}

const requests = new AsyncLocalStorage<Statements>()

/** Runs `work` whose statements, those of a pool of `faultyPool`, break at one of them. */
export const breaking = <T>(statements: Statements, work: () => Promise<T>): Promise<T> =>
  requests.run(statements, work)

const gone = () => new Error('Connection terminated unexpectedly')

/** The same pool, whose connections break where `breaking` says so; what is no request's never does. */
export function faultyPool(pool: pg.Pool): pg.Pool {
  const counted = async <T>(statement: () => Promise<T>): Promise<T> => {
    const of = requests.getStore()
    if (!of) return statement()
    of.count += 1
    if (of.count < of.breaksAt) return statement()
    if (of.count === of.breaksAt && of.isDone) await statement()
    throw gone()
  }
  const faulty = <Of extends object>(target: Of, over: (property: PropertyKey) => unknown): Of =>
    new Proxy(target, {
      get(_, property) {
        const replaced = over(property)
        if (replaced !== undefined) return replaced
        const own: unknown = Reflect.get(target, property, target)
        return typeof own === 'function' ? own.bind(target) : own
      },
    })
  const client = (one: pg.PoolClient) =>
    faulty(one, (property) => {
      if (property === 'query')
        return (...args: Parameters<typeof one.query>) => counted(async () => one.query(...args))
      // what breaks here has broken for the request alone: PostgreSQL ends its transaction as it does where a connection ends
      if (property === 'release')
        return (isBroken?: boolean) =>
          isBroken ? void one.query('rollback').finally(() => one.release()) : one.release()
      return undefined
    })
  return faulty(pool, (property) => {
    if (property === 'query')
      return (...args: Parameters<typeof pool.query>) => counted(async () => pool.query(...args))
    if (property === 'connect') return async () => client(await pool.connect())
    return undefined
  })
}
