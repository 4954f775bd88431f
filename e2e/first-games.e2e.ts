import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { type Installation, openInstallation, signInAtLogin } from './new-installation.ts'
import { SOON } from './office-door.ts'

/**
 * Games without ODF, as in docs/organiser.md (R12.5): from an empty installation to a schedule, results and medals that visitors see, by filled
 * templates and a file of the timing system. No code is typed.
 */

let installation: Installation
beforeAll(async () => {
  installation = await openInstallation()
})
afterAll(() => installation?.close())

/** How many presses, fields and files a person needs. */
let steps = 0
const press = async (page: Page, name: string | RegExp) => {
  steps += 1
  await page.getByRole('button', { name }).filter({ visible: true }).first().click()
}
const fill = async (page: Page, label: string, text: string) => {
  steps += 1
  await page.getByLabel(label).fill(text)
}
const save = async (page: Page) => {
  await press(page, 'Salvar')
  await expect.poll(() => page.locator('.settings-save').count(), SOON).toBe(0)
}

/** Downloads the template of a kind and fills the sheet in below its header, as in a spreadsheet program. */
async function filled(page: Page, kind: string, rows: readonly (readonly (string | null)[])[]) {
  steps += 2
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.sheets-templates').getByRole('link', { name: kind, exact: true }).click(),
  ])
  const workbook = await readXlsx(new Uint8Array(await readFile(await download.path())))
  const [sheet] = workbook.sheets
  const [header = []] = sheet?.rows ?? []
  expect(rows.every((row) => row.length === header.length)).toBe(true)
  const bytes = await writeXlsx({
    sheets: [{ name: sheet?.name ?? '', rows: [header, ...rows.map((row) => [...row])] }],
  })
  return { name: download.suggestedFilename(), mimeType: '', buffer: Buffer.from(bytes) }
}

async function takeIn(page: Page, file: Awaited<ReturnType<typeof filled>>): Promise<string> {
  steps += 1
  await page.locator('.sheets-drop input').setInputFiles(file)
  const take = page.getByRole('button', { name: /^Importar \d+ linha/ })
  await take.waitFor()
  const said = await page.locator('.sheets-page').innerText()
  await expect.poll(() => take.isEnabled(), SOON).toBe(true)
  await press(page, /^Importar \d+ linha/)
  await page.locator('.sheets-drop').waitFor()
  return said
}

test('filled templates and a timing file give schedule, results, qualification and medals in a quarter of an hour (R12.5)', async () => {
  const { browser, server } = installation
  await installation.makeAccount('ivone', '--role', 'admin')
  const { page, faults } = await watchedPage(browser, { reducedMotion: 'reduce' })
  await signInAtLogin(page, installation)
  const began = performance.now()
  steps = 0

  // the first day
  await page.goto(`${server.url}/office/first-day`)
  await fill(page, 'Português', 'Jogos do Sertão')
  await save(page)
  await fill(page, 'Primeiro dia', '2027-09-14')
  await fill(page, 'Último dia', '2027-09-16')
  await save(page)
  await fill(page, 'Fuso da sede', 'America/Maceio')
  await save(page)
  steps += 1
  await page.getByRole('navigation', { name: 'Preparar os jogos' }).getByRole('link', { name: 'Delegações' }).click()
  await press(page, 'Os 27 estados')
  await save(page)

  // the programme: a pool, the matches that its places and winners lead to, and a race
  steps += 1
  await page.goto(`${server.url}/office/sheets`)
  const match = (day: string, hour: string, phase: string, number: string | null, one: string, other: string) => [
    day,
    hour,
    'Handebol',
    'Feminino',
    null,
    phase,
    number,
    one,
    other,
    'Ginásio do Sesi',
    null,
    null,
  ]
  await takeIn(
    page,
    await filled(page, 'Programação', [
      match('14/09/2027', '08:00', 'Grupo A', '1', 'Alagoas', 'Paraná'),
      match('14/09/2027', '09:30', 'Grupo A', '2', 'Alagoas', 'Bahia'),
      match('14/09/2027', '11:00', 'Grupo A', '3', 'Paraná', 'Bahia'),
      match('16/09/2027', '10:00', 'Final', null, '1º do Grupo A', '2º do Grupo A'),
      [
        '15/09/2027',
        '09:00',
        'Atletismo',
        '100 m rasos',
        'Feminino',
        'Final',
        null,
        null,
        null,
        'Pista do Sesi',
        null,
        null,
      ],
    ]),
  )

  // results without ranks, tables or medals
  const result = (fase: string, jogo: string | null, one: string, other: string, score: string) =>
    `Handebol;Feminino;${fase};${jogo ?? ''};${one};${other};${score}`
  const scores = (rows: readonly string[]) => ({
    name: 'placares.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Modalidade;Prova;Fase;Jogo;Equipe A;Equipe B;Placar', ...rows].join('\n')),
  })
  const pool = await takeIn(
    page,
    scores([
      result('Grupo A', '1', 'Alagoas', 'Paraná', '20 x 25'),
      result('Grupo A', '2', 'Alagoas', 'Bahia', '21 x 19'),
      result('Grupo A', '3', 'Paraná', 'Bahia', '30 x 12'),
    ]),
  )
  expect(pool).toContain('Pelas regras da modalidade')
  expect(pool).toContain('Paraná')
  const medals = await takeIn(page, scores([result('Final', null, 'Paraná', 'Alagoas', '30 x 31')]))
  expect(medals).toContain('Alagoas: ouro')

  // a start list from the template, then the file that the timing system made of it
  await takeIn(
    page,
    await filled(page, 'Listas de largada', [
      ['Atletismo', '100 m rasos', 'Feminino', 'Final', null, '4', 'Ana Inventada', 'Alagoas', '101'],
      ['Atletismo', '100 m rasos', 'Feminino', 'Final', null, '5', 'Bia Inventada', 'Paraná', '102'],
    ]),
  )
  steps += 3
  await page.goto(`${server.url}/office/timing`)
  const [lists] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText('Baixar lynx.evt, .ppl e .sch').click(),
  ])
  const { 'lynx.evt': evt } = unzipSync(new Uint8Array(await readFile(await lists.path())))
  const [numbers] = /^\d+,\d+,\d+/m.exec(new TextDecoder('utf-16le').decode(evt)) ?? []
  await page.locator('.timing-drop input').setInputFiles({
    name: '001-1-01.lif',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      `${numbers},100 m rasos,+0.8,m/s,,,,100,9:00:03.1767\r\n1,102,5,Inventada,Bia,PR,12.105,,12.105\r\n2,101,4,Inventada,Ana,AL,12.312,,0.207\r\n`,
    ),
  })
  await press(page, /^Importar/)
  await expect.poll(() => page.getByText('importado').count(), SOON).toBeGreaterThan(0)
  const seconds = (performance.now() - began) / 1_000

  // the public
  const visitor = await watchedPage(browser)
  await visitor.page.goto(`${server.url}/schedule/days?day=2027-09-14`)
  await visitor.page.getByText('Handebol').filter({ visible: true }).first().waitFor()
  await visitor.page.goto(`${server.url}/medals`)
  await visitor.page.getByText('Alagoas').filter({ visible: true }).first().waitFor()
  const api = async (path: string) => (await fetch(`${server.url}/api${path}`)).text()
  expect(await api('/medals/all')).toContain('"gold":1')
  const race = /ATHW100M[^"]*/.exec(await api('/schedule/2027-09-15'))?.[0]
  expect(await api(`/units/${race}`)).toContain('12.11')
  expect(visitor.faults).toEqual([])
  expect(faults).toEqual([])
  // a person needs longer than a script; so many presses, fields and files are no more than a quarter of an hour
  expect(steps).toBeLessThanOrEqual(27)
  console.info(`first games: ${steps} steps, ${seconds.toFixed(0)} s`)
})
