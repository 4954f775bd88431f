import { type Database, openDatabase } from '../db/database.ts'
import type { CommandEnv } from '../env.ts'

/** Opens and migrates the database of a command. If that fails, prints the reason without a stack and exits with 1. */
export async function openCommandDatabase({ databaseUrl, dataDir }: CommandEnv): Promise<Database> {
  try {
    return await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl })
  } catch (error) {
    // a refused connection over IPv4 and IPv6 is an AggregateError without a message
    console.error((error instanceof Error && error.message) || error)
    process.exit(1)
  }
}
