import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach } from 'vitest'
import { openPages } from './browser.ts'
import { runningServers } from './server.ts'

const ROOT = join(import.meta.dirname, '..')

// Setup of the journeys: a test that fails leaves a screenshot of each open page and the log of each running server in .cache/failures.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const name = `${relative(import.meta.dirname, task.file.filepath)} ${task.name}`
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 120)
  const folder = join(ROOT, '.cache', 'failures', name)
  mkdirSync(folder, { recursive: true })
  runningServers().forEach((server, index) => writeFileSync(join(folder, `server-${index + 1}.log`), server.log()))
  const pages = await openPages()
  // a page that has crashed or is being closed has no picture
  await Promise.allSettled(pages.map((page, index) => page.screenshot({ path: join(folder, `page-${index + 1}.png`) })))
  console.error(`Screenshots and server logs: ${relative(ROOT, folder)}`)
})
