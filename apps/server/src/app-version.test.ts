import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readAppVersion } from './app-version.ts'

function serverFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'games-version-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'package.json'), '{ "version": "0.9.1" }')
  const folder = join(root, 'apps/server/dist')
  mkdirSync(folder, { recursive: true })
  return folder
}

test('a built server has the version and commit that the build has written', () => {
  const folder = serverFolder()
  writeFileSync(join(folder, 'version.json'), '{ "version": "0.9.0", "commit": "0123456789ab" }')
  expect(readAppVersion(folder)).toEqual({ version: '0.9.0', commit: '0123456789ab' })
})

test('a server that runs from its sources has the version of package.json and an unknown commit', () => {
  expect(readAppVersion(serverFolder())).toEqual({ version: '0.9.1', commit: 'unknown' })
})
