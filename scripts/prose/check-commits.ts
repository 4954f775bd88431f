// Runs commitlint on every commit made on top of the one that added its configuration.
import { join } from 'node:path'
import lint from '@commitlint/lint'
import load from '@commitlint/load'
import { checkedCommits } from './git.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..')

/** Checks the commit messages of a repository by the rules of this one. */
export async function checkCommits(root: string): Promise<{ passed: boolean; text: string }> {
  const commits = checkedCommits(root)
  if (commits.kind === 'left out') return { passed: true, text: `Commits were not checked: ${commits.reason}.` }
  const { rules, parserPreset } = await load({}, { cwd: REPOSITORY, file: 'commitlint.config.ts' })
  const parserOpts = parserPreset?.parserOpts
  const faults: string[] = []
  for (const { hash, message } of commits.commits) {
    const { input, errors } = await lint(message, rules, parserOpts ? { parserOpts } : {})
    for (const error of errors)
      faults.push(`commit ${hash} "${input.split('\n')[0]}": ${error.message} [${error.name}]`)
  }
  return { passed: faults.length === 0, text: [...faults, `${commits.commits.length} commits`].join('\n') }
}

if (import.meta.main) {
  const { passed, text } = await checkCommits(REPOSITORY)
  console.log(text)
  process.exitCode = passed ? 0 : 1
}
