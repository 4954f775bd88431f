import { Worker } from 'node:worker_threads'

/** Expressions as written in their file. */
export interface WrittenIn {
  readonly file: string
  readonly texts: readonly string[]
}

/** What an expression gives, or why it gives nothing. */
export type StatementText = { readonly text: string } | { readonly problem: string }

/** What expressions give in their files, where they know what stands at the top level. Loads the files. */
export function evaluate(expressions: readonly WrittenIn[]): Promise<readonly (readonly StatementText[])[]> {
  return new Promise((resolve, reject) => {
    const workerData = expressions.map(({ file, texts }): WrittenIn => ({ file, texts }))
    const worker = new Worker(new URL('./statement-texts.worker.ts', import.meta.url), { workerData })
    worker.on('message', resolve)
    worker.on('error', reject)
  })
}
