import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NIGHTLY, sampled } from '@games/testing/suite'
import type { SheetPlan } from '@games/contract'
import { afterAll, expect, test, vi } from 'vitest'
import { emptyOffice } from '../testing/organiser.ts'
import { runCommand } from '../testing/run-command.ts'
import { printSheet } from './print-sheet.ts'
import { sheetWords } from './sheet-words.ts'

const folder = mkdtempSync(join(tmpdir(), 'games-tables-'))
const { db, open, apply } = emptyOffice()
afterAll(() => rmSync(folder, { recursive: true }))

/** `npm run tables -- sheet FILE …`: its exit code and what it prints. */
function sheet(text: string | Uint8Array, ...args: readonly string[]) {
  const path = join(folder, 'folha.csv')
  writeFileSync(path, text)
  return runCommand('tables', ['sheet', path, ...args], {
    ...process.env,
    DEMO: '0',
    DATA_DIR: folder,
    DATABASE_URL: db.url,
  })
}
/** A plan as the command prints it, without a process. */
function printed(plan: SheetPlan): string {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  printSheet(plan, sheetWords())
  const lines = print.mock.calls.map(([line]) => `${line}\n`)
  print.mockRestore()
  return lines.join('')
}
const storedUnits = async () => (await db.pool.query('select from fact_unit')).rowCount

const PROGRAMME = `Data;Hora;Modalidade;Prova;Fase;Local
14/09/2027;08h00;Judô;Até 57 kg feminino;Semifinal 1;Arena do Farol
14/09/2027;08h10;Judô;Até 57 kg feminino;Semifinal 2;Arena do Farol`
const FINAL = '\n14/09/2027;10h00;Judô;Até 57 kg feminino;Final;'

test(
  'a doubt is printed in words with its rows and answers, and nothing is applied until it is answered (R12.5)',
  NIGHTLY,
  async () => {
    await apply(await open(PROGRAMME))
    const doubtful = `${PROGRAMME}${FINAL}arena farol 2`
    const { code, out, err } = await sheet(doubtful, '--apply')
    expect([code, await storedUnits()]).toEqual([3, 2])
    expect(out).toContain('Which venue is “arena farol 2”, row 4')
    expect(out).toMatch(/--answer 'venue\|\S+=new' {2}A new venue\n/)
    expect(out).toMatch(/--answer 'venue\|\S+=skip' {2}Leave out\n/)
    expect(err).toContain('nothing was applied')
    const [, answer = ''] = /--answer '(venue\|\S+=\S+)' {2}It is Arena do Farol\n/.exec(out) ?? []
    expect((await sheet(doubtful, '--apply', '--answer', answer)).code).toBe(0)
    expect(await storedUnits()).toBe(3)
  },
)

test('a problem is printed in words with its cell; --leave-out applies the other rows (R12.5)', NIGHTLY, async () => {
  const broken = `${PROGRAMME}${FINAL.replace('14/09/2027', '31/09/2027')}Arena do Farol`
  expect(printed(await open(broken))).toContain('A4: “31/09/2027” is no day that exists')
  expect((await sheet(broken, '--apply', '--leave-out')).code).toBe(0)
  expect(await storedUnits()).toBe(2)
})

test('the medals that the rules give are printed, and why others stay open (R12.5)', async () => {
  const result = (phase: string, rank: number, athlete: string, region: string, mark: number) =>
    `Judô;Até 57 kg feminino;${phase};${rank}º;${athlete};${region};${mark}`
  const header = 'Modalidade;Prova;Fase;Colocação;Atleta;UF;Marca'
  const given = await open(
    [header, result('Final', 1, 'Ana Inventada', 'AL', 10), result('Final', 2, 'Bia Inventada', 'PR', 0)].join('\n'),
  )
  expect(printed(given)).toMatch(/^medal +Até 57 kg feminino +Ana Inventada: gold$/m)
  const unsettled = await open([header, result('Final', 1, 'Ana Inventada', 'AL', 10)].join('\n'))
  expect(printed(unsettled)).toMatch(
    /^medal +Até 57 kg feminino +the opponent is missing: import the match with both sides/m,
  )
})

test('a text that has words in several encodings is read in the one of --encoding (R12.5)', NIGHTLY, async () => {
  const text = Buffer.from('Modalidade;Prova;Fase;Lugar;Atleta;UF\nAtletismo;100 m feminino;Final;1;Irmã;AL', 'latin1')
  expect(printed(await open(text))).toContain('  --encoding windows-1252  Irmã\n  --encoding windows-1250  Irmă\n')
  expect((await sheet(text, '--encoding', 'windows-1250')).out).toMatch(/^2 +new +.*Irmă/m)
})

const NOT_APPLIED: readonly (readonly [text: string, code: number, why: string])[] = [
  ['%PDF-1.7', 1, 'the file cannot be read: The file is damaged'],
  ['a;b;c\n1;2;3\n4;5;6', 3, 'the columns do not say what the sheet is: say it with --kind'],
]
test.each(sampled(NOT_APPLIED, 2))(
  'a file that begins with %j ends with exit code %i and says why (R12.5)',
  NIGHTLY,
  async (text, code, why) => {
    expect(await sheet(text, '--apply')).toMatchObject({ code, err: expect.stringContaining(why) as string })
  },
)
