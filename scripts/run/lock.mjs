import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './process.mjs'

const cache = join(root, '.cache')
const file = join(cache, 'run.lock')

/** Runs `work` while no other `npm start` or `npm test` of this folder installs or builds: two at once break each other's files. */
export async function alone(work) {
  mkdirSync(cache, { recursive: true })
  for (let isAnnounced = false; !take(); isAnnounced = true) {
    if (!isAnnounced)
      console.log(`Waiting for process ${readFileSync(file, 'utf8')}, which installs or builds in this folder.`)
    await sleep(300)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (!holderLives()) rmSync(file, { force: true })
  return false
}

function holderLives() {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    if (!(pid > 0) || pid === process.pid) return false
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
