// npm run prose [-- --update | --list PATH]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkProse, listFindings } from './check-prose.ts'

const root = join(import.meta.dirname, '..', '..')
const { values } = parseArgs({ options: { update: { type: 'boolean' }, list: { type: 'string' } } })

if (values.list !== undefined) console.log(listFindings(root, values.list).join('\n'))
else {
  const { passed, lines } = checkProse(root, {
    update: values.update ?? false,
    cache: join(root, '.cache', 'prose.json'),
  })
  console.log(lines.join('\n'))
  process.exitCode = passed ? 0 : 1
}
