import { join, relative } from 'node:path'
import type { ClientBase } from 'pg'
import { API, type Project, type Type } from 'typescript/unstable/sync'
import { createDescriber, type DescribedColumn } from './describe.ts'
import { differences } from './differences.ts'
import { evaluate } from './statement-texts.ts'
import { statementsIn } from './statements.ts'

const ROOT = join(import.meta.dirname, '../../../../..')

/** What is wrong with a row type, where. */
export interface RowTypeProblem {
  /** From the root. */
  readonly file: string
  readonly line: number
  /** `rank may be null`. */
  readonly says: string
}

export interface CheckedRowTypes {
  readonly statements: number
  readonly problems: readonly RowTypeProblem[]
}

/**
 * Compares the row type of every `query<Row>(…)` in the files with what PostgreSQL says of its statement, which is not run. `wanted` says
 * which of the server's files, by their paths from the root.
 */
export async function checkRowTypes(tx: ClientBase, wanted: (path: string) => boolean): Promise<CheckedRowTypes> {
  const api = new API({ cwd: ROOT })
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(ROOT, 'tsconfig.json')] }).getProjects()
    if (!project) throw new Error('tsconfig.json is no project')
    const files = project.program.getSourceFileNames().filter((file) => wanted(relative(ROOT, file)))
    const statements = files.flatMap((file) => statementsIn(file, project))
    const texts = await evaluate(statements)
    const typeOf = columnTypesIn(project)
    const describe = await createDescriber(tx)
    const problems: RowTypeProblem[] = []
    for (const [index, { file, line, row, parameters }] of statements.entries()) {
      const found = new Set<string>()
      for (const made of texts[index] ?? []) {
        if ('problem' in made) found.add(`its text is not known without a call: ${made.problem}`)
        else
          try {
            const columns = await describe(made.text, parameters)
            for (const one of differences(row, columns, project.checker, typeOf)) found.add(one)
          } catch (error) {
            found.add(String(error))
          }
      }
      for (const says of found) problems.push({ file: relative(ROOT, file), line, says })
    }
    return { statements: statements.length, problems }
  } finally {
    api.close()
  }
}

/** What comes out of a column by `ColumnTypes`, read as TypeScript has it. */
function columnTypesIn({ program, checker }: Project): (column: DescribedColumn) => Type | undefined {
  const source = program.getSourceFile(join(import.meta.dirname, 'column-types.ts'))
  const module = source && checker.getSymbolAtLocation(source)
  const table = module && checker.getExportsOfModule(module).find(({ name }) => name === 'ColumnTypes')
  if (!table) throw new Error('column-types.ts has no ColumnTypes')
  const types = new Map(
    checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(table))
      .map((property) => [property.name, checker.getTypeOfSymbol(property)]),
  )
  return ({ type }) => types.get(type)
}
