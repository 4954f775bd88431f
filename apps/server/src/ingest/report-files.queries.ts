import type { ClientBase } from 'pg'

const UNUSED = 'not exists (select 1 from report r where r.digest = f.digest)'

/** Stores the file of a report by its digest (SHA-256, hexadecimal); one that is there already is not stored twice. */
export async function storeFile(tx: ClientBase, digest: string, bytes: Uint8Array): Promise<void> {
  await tx.query(
    `insert into report_file (digest, content)
     select $1, lo_from_bytea(0, $2) where not exists (select 1 from report_file where digest = $1)`,
    [digest, bytes],
  )
}

/** Removes those of the files that no report has any more. */
export async function forgetFiles(tx: ClientBase, digests: ReadonlySet<string>): Promise<void> {
  if (digests.size === 0) return
  await tx.query(`delete from report_file f where f.digest = any($1) and ${UNUSED}`, [[...digests]])
}

/** Removes up to `most` files that no report has any more; gives how many. PostgreSQL holds a lock for each until the transaction ends. */
export async function forgetUnusedFiles(tx: ClientBase, most: number): Promise<number> {
  const { rowCount } = await tx.query(
    `delete from report_file where digest in (select f.digest from report_file f where ${UNUSED} limit $1)`,
    [most],
  )
  return rowCount ?? 0
}
