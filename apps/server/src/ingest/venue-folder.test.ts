import { mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeLynx } from '@games/odf/venue-files/index'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createVenueLook, foreignFiles } from './venue-folder.ts'

let folder: string
let taken: [string, string][]
let logged: string[]
let tried: number
let ours: Record<string, Uint8Array> | null
let fails: Error | null
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'venue-'))
  ;[taken, logged, tried, ours, fails] = [[], [], 0, null, null]
})
afterEach(() => rm(folder, { recursive: true }))

function looking() {
  const look = createVenueLook({
    folder,
    take: async (name, content) => {
      if (fails) throw fails
      taken.push([name, new TextDecoder().decode(content)])
    },
    tryWaiting: async () => {
      tried += 1
    },
    changedFiles: async () => ours,
    log: (line) => logged.push(line),
  })
  return () => look(() => false)
}
const put = (name: string, text: string) => writeFile(join(folder, name), text)

test('a file is read once it lies still from one look to the next, and stays where it is', async () => {
  const look = looking()
  await put('001-1-01.lif', 'half')
  await look()
  // it has grown meanwhile
  await put('001-1-01.lif', 'half and whole')
  await look()
  expect(taken).toEqual([])
  await look()
  await look()
  expect(taken).toEqual([['001-1-01.lif', 'half and whole']])
  expect(await readdir(folder)).toEqual(['001-1-01.lif'])
})

test('one that is written anew is read anew; field events, LENEX and SDIF too, and nothing else', async () => {
  const look = looking()
  await Promise.all([
    put('a.LIF', 'one'),
    put('field.lff', 'field'),
    put('meet.cl2', 'cl2'),
    put('meet.lxf', 'zip'),
    put('meet.sd3', 'sd3'),
    put('lynx.evt', 'ours'),
    put('~lock.tmp', ''),
  ])
  await look()
  await look()
  await put('a.LIF', 'two, later')
  await look()
  await look()
  expect(taken).toEqual([
    ['a.LIF', 'one'],
    ['field.lff', 'field'],
    ['meet.cl2', 'cl2'],
    ['meet.lxf', 'zip'],
    ['meet.sd3', 'sd3'],
    ['a.LIF', 'two, later'],
  ])
  expect(tried).toBe(4)
})

test('what is no file, too large or gone holds up no other, and is one line', async () => {
  const look = looking()
  await symlink(join(folder, 'nowhere'), join(folder, 'gone.lif'))
  await put('large.lif', '')
  await truncate(join(folder, 'large.lif'), 21 * 1024 * 1024)
  await put('z.lif', 'z')
  for (let time = 0; time < 3; time++) await look()
  expect(taken).toEqual([['z.lif', 'z']])
  expect(logged).toEqual([
    expect.stringContaining('"gone.lif" in the folder of the timing system: ENOENT'),
    expect.stringContaining('"large.lif" in the folder of the timing system: is too large'),
  ])
})

test('while the database takes nothing the look ends there, and the file is read at a later one', async () => {
  const look = looking()
  await put('a.lif', 'a')
  await look()
  fails = new Error('away')
  await expect(look()).rejects.toThrow('cannot be stored')
  fails = null
  await look()
  expect(taken).toEqual([['a.lif', 'a']])
})

/** The text of a start list that this system wrote. */
const START_LIST = '; Games Companion\r\n1,1,1\r\n'
const startList = () => readFile(join(folder, 'lynx.evt'), 'utf8')

test('a start list that could not be put in place is put there at a later look', async () => {
  const look = looking()
  ours = { 'lynx.evt': new TextEncoder().encode(START_LIST) }
  await mkdir(join(folder, 'lynx.evt.new'))
  await expect(look()).rejects.toThrow('EISDIR')
  await rm(join(folder, 'lynx.evt.new'), { recursive: true })
  ours = null
  await look()
  expect(await startList()).toBe(START_LIST)
})

test('start lists are put in place whole, and left alone where they say the same', async () => {
  const look = looking()
  ours = { 'lynx.evt': new TextEncoder().encode(START_LIST) }
  await look()
  expect(await startList()).toBe(START_LIST)
  const before = await readdir(folder)
  await look()
  expect(await readdir(folder)).toEqual(before)
  ours = { 'lynx.evt': new TextEncoder().encode(`${START_LIST}2,1,1\r\n`) }
  await look()
  expect(await startList()).toBe(`${START_LIST}2,1,1\r\n`)
  await rm(join(folder, 'lynx.evt'))
  ours = null
  await look()
  expect(await readdir(folder)).toEqual([])
})

test.each(['lynx.evt', 'LYNX.EVT'])(
  'a file of another program, %s, is never overwritten; ours comes once it is gone',
  async (name) => {
    const look = looking()
    const another = '1,1,1,Girls 100 Meter Hurdles,,,,,,100\r\n'
    await put(name, another)
    ours = { 'lynx.evt': encodeLynx(START_LIST, 'utf-16le'), 'lynx.sch': encodeLynx(START_LIST, 'utf-16le') }
    await look()
    ours = null
    await look()
    expect(await readFile(join(folder, name), 'utf8')).toBe(another)
    expect(await readdir(folder)).toEqual([name, 'lynx.sch'].sort())
    expect(logged).toEqual(['lynx.evt in the folder of the timing system is of another program: not overwritten'])
    expect(await foreignFiles(folder, ['lynx.evt', 'lynx.ppl', 'lynx.sch'])).toEqual(['lynx.evt'])
    await rm(join(folder, name))
    await look()
    expect(await readFile(join(folder, 'lynx.evt'), 'utf16le')).toBe(`\uFEFF${START_LIST}`)
    expect(await foreignFiles(folder, ['lynx.evt', 'lynx.ppl', 'lynx.sch'])).toEqual([])
  },
)
