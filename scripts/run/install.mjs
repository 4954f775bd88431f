import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './lock.mjs'
import { Refusal, root, run } from './process.mjs'

const modules = join(root, 'node_modules')
const mark = join(modules, '.games-lock')

/** Makes node_modules what package-lock.json says, by `npm ci` if it is not so yet. */
export async function ensureDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const isDone = () => existsSync(mark) && readFileSync(mark, 'utf8') === wanted
  if (isDone()) return
  await alone(async () => {
    if (isDone()) return
    if (!holdsLocked()) await install()
    writeFileSync(mark, wanted)
  })
}

async function install() {
  const started = Date.now()
  const total = Object.values(packagesOf(join(root, 'package-lock.json'))).filter(({ link }) => !link).length
  console.log(`Installing the dependencies, about ${total} packages (a minute or two the first time)`)
  const progress = setInterval(() => {
    const here = existsSync(modules) ? readdirSync(modules).length : 0
    console.log(`  ${Math.round((Date.now() - started) / 1000)} s, ${here} folders in node_modules`)
  }, 5_000)
  // npm's own entry when npm runs us; on its own `npm` is a script that Windows cannot spawn without a shell
  const [npm, ...before] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  // errors alone: some packages want a newer Node than npm may run on, and run on the one that comes with them
  const code = await run(npm, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error']).finally(() =>
    clearInterval(progress),
  )
  if (code !== 0) throw new Refusal(`npm ci ended with ${code}; the lines above say why.`)
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s`)
}

/** Whether somebody has run `npm ci` or `npm install` already: every package of the lock is there in its version. */
function holdsLocked() {
  const hidden = join(modules, '.package-lock.json')
  if (!existsSync(hidden)) return false
  const installed = packagesOf(hidden)
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, link, optional }]) =>
      !path.startsWith('node_modules/') || link || (installed[path]?.version ?? (optional && version)) === version,
  )
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
