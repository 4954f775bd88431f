import type { SheetPlan } from '@games/contract'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import styles from '../../styles/index.css?inline'
import { failure, openOffice } from '../../testing/open-office.tsx'

afterEach(() => vi.unstubAllGlobals())

const ID = '00000000-0000-4000-8000-000000000001'
const NONE = { new: 0, changed: 0, same: 0, goes: 0 }
const PLAN: SheetPlan = {
  id: ID,
  fileName: 'resultados.csv',
  fault: null,
  notices: [],
  encodings: [],
  sheets: [{ name: 'resultados', rows: 2 }],
  sheet: 0,
  leftOut: [],
  notRead: [],
  kind: 'results',
  tables: [],
  questions: [],
  counts: { rows: 1, doubts: 0, problems: 0, leaves: 0, changes: 0, new: 1, same: 0, passedOver: 0 },
  lines: [],
  next: null,
  names: [],
  rules: [],
  effect: {
    totals: { people: NONE, teams: NONE, events: NONE, units: NONE, starts: NONE, results: NONE, medals: NONE },
    surprises: [],
    surprising: 0,
    formats: [],
  },
  removes: false,
  title: '',
  published: null,
  applicable: true,
  seen: 'abc',
  action: null,
}
const IN_TWO = [
  { encoding: 'windows-1252', words: ['Irmã'] },
  { encoding: 'windows-1250', words: ['Irmă'] },
] as const

test(
  'a choice of the encoding reads the file again, and shows the names of the chosen one first (R12.5)',
  NIGHTLY,
  async () => {
    const { sent } = await openOffice(`/sheets?id=${ID}`, {
      planSheet: ({ body }) => ({
        ...PLAN,
        encodings: (body?.encoding === 'windows-1250' ? IN_TWO.toReversed() : IN_TWO).map(({ encoding, words }) => ({
          encoding,
          words: [...words],
        })),
      }),
    })
    const encoding = page.getByRole('combobox', { name: 'Codificação' })
    await expect.element(encoding).toHaveValue('windows-1252')
    await encoding.selectOptions('windows-1250')
    await expect.element(encoding).toHaveValue('windows-1250')
    await expect.element(page.getByRole('option', { name: /^Irmă · / })).toBeInTheDocument()
    expect(sent.at(-1)).toEqual({ name: 'planSheet', body: { encoding: 'windows-1250', show: null } })
  },
)

test(
  'a sheet without a row to import has a disabled button and the reason, and an answer that left its rows out is undone by one press (R12.5)',
  NIGHTLY,
  async () => {
    const question: SheetPlan['questions'][number] = {
      key: 'organisation|x',
      what: 'organisation',
      written: 'Equipe X',
      rows: [2],
      count: 1,
      suggestions: [],
    }
    const open = { ...PLAN, questions: [question], counts: { ...PLAN.counts, new: 0, doubts: 1 }, applicable: false }
    const left = { ...PLAN, counts: { ...PLAN.counts, new: 0, passedOver: 1 }, applicable: false }
    const { sent } = await openOffice(`/sheets?id=${ID}`, {
      planSheet: ({ body }) => (body?.answers?.[question.key] === 'skip' ? left : open),
    })
    await expect.element(page.getByText('Nenhuma linha pode ser importada ainda: responda o que falta.')).toBeVisible()
    await page.getByRole('button', { name: 'Não importar a linha' }).click()
    await expect.element(page.getByText('Nenhuma linha para importar: todas ficam de fora.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Importar/ })).toBeDisabled()
    await page.getByRole('button', { name: 'Desfazer' }).first().click()
    await expect.element(page.getByRole('button', { name: 'Não importar a linha' })).toBeVisible()
    expect(sent.at(-1)?.body).toEqual({ answers: { [question.key]: null }, show: null })
  },
)

const LINE: SheetPlan['lines'][number] = {
  row: 2,
  sheet: null,
  state: 'new',
  words: 'Ana Inventada',
  when: null,
  code: 'ATHW100M',
  unit: null,
  changes: [],
  problem: null,
}
const TABLE: SheetPlan['tables'][number] = {
  headerRow: 1,
  header: ['Atleta', 'Tempo', 'X'],
  headerKey: 'atleta;tempo;x',
  fields: ['athlete', 'result', null],
  passed: [null, null, null],
  example: ['Ana Inventada', '12,10', '4'],
  rows: 2,
}
const opened = (plan: Partial<SheetPlan>, answers: Parameters<typeof openOffice>[1] = {}) =>
  openOffice(`/sheets?id=${ID}`, { planSheet: () => ({ ...PLAN, ...plan }), listSheets: () => NO_SHEETS, ...answers })
const NO_SHEETS = { open: [], imports: [] }

test('a workbook is read sheet by sheet or all sheets of one kind together (R12.5)', async () => {
  const sheets = [
    { name: 'Sábado', rows: 4 },
    { name: 'Domingo', rows: 5 },
  ]
  const { sent } = await openOffice(`/sheets?id=${ID}`, {
    planSheet: ({ body }) => ({ ...PLAN, sheets, sheet: body?.sheet === undefined ? 0 : body.sheet }),
  })
  const which = page.getByRole('combobox', { name: 'Aba' })
  await which.selectOptions('Todas as abas do mesmo tipo')
  await expect.element(which).toHaveValue('')
  await which.selectOptions('Domingo · 5 linhas')
  await expect.element(which).toHaveValue('1')
  expect(sent.slice(1).map(({ body }) => body)).toEqual([
    { sheet: null, kind: null, show: null },
    { sheet: 1, kind: null, show: null },
  ])
})

test('each choice of how a sheet is read is sent when it is made, and its control keeps the focus (R12.5, R4.7)', async () => {
  const { sent } = await opened({ tables: [TABLE], kind: 'results', title: 'Atletismo' })
  const kind = page.getByRole('combobox', { name: 'O que é' })
  const control = () => kind.element() as HTMLElement
  await expect.element(kind).toBeVisible()
  control().focus()
  await kind.selectOptions('Medalhistas')
  await expect.poll(() => sent.length).toBe(2)
  await expect.poll(() => document.activeElement).toBe(control())
  await page.getByRole('textbox', { name: 'Modalidade e prova de todas as linhas' }).fill('Atletismo – feminino')
  await page.getByRole('button', { name: 'Usar', exact: true }).click()
  await page.getByRole('checkbox', { name: 'O que não está na planilha sai' }).click()
  await page.getByText('rever colunas').click()
  await page.getByRole('combobox', { name: /^X/ }).selectOptions('Atleta')
  await page.getByRole('button', { name: /nova|entra/ }).click()
  await expect
    .poll(() => sent.slice(1).map(({ body }) => body))
    .toEqual([
      { kind: 'medallists', show: null },
      { title: 'Atletismo – feminino', show: null },
      { removes: true, show: null },
      // a meaning belongs to one column
      { columns: { header: TABLE.headerKey, fields: [null, 'result', 'athlete'] }, show: null },
      { show: 'new' },
    ])
})

test('further rows are read by a press, and codes are shown on demand (R12.5)', NIGHTLY, async () => {
  const { sent } = await openOffice(`/sheets?id=${ID}`, {
    planSheet: ({ body }) =>
      body?.from === undefined
        ? { ...PLAN, lines: [LINE], next: 1 }
        : { ...PLAN, lines: [{ ...LINE, row: 3, words: 'Bia Inventada', code: 'ATHW200M' }] },
  })
  const more = page.getByRole('button', { name: 'Mostrar mais' })
  await more.click()
  await expect.element(page.getByText('Bia Inventada')).toBeVisible()
  expect(more.query()).toBeNull()
  // the button is gone
  await expect.poll(() => document.activeElement?.role).toBe('status')
  expect(page.getByText('ATHW200M').query()).toBeNull()
  await page.getByRole('checkbox', { name: 'mostrar códigos' }).click()
  await expect.element(page.getByText('ATHW200M')).toBeVisible()
  expect(sent.at(-1)?.body).toEqual({ show: null, from: 1 })
})

test('the three most surprising changes are shown above the others, which open by one press (R12.5)', async () => {
  const surprise: SheetPlan['effect']['surprises'][number] = {
    kind: 'result',
    event: { por: 'Salto em altura' },
    unit: null,
    unitName: 'Final',
    medal: null,
    who: 'Ana Inventada',
    from: '1,50',
    to: '1,51',
    others: 0,
  }
  await opened({
    effect: {
      ...PLAN.effect,
      surprises: [
        { ...surprise, kind: 'medal', medal: 'gold', from: 'Bia Inventada', to: 'Ana Inventada' },
        { ...surprise, kind: 'winner', from: 'Bia Inventada', to: null, others: 2 },
        { ...surprise, kind: 'result-goes' },
        surprise,
      ],
      surprising: 9,
    },
  })
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('.sheets-surprises > li')]
      .filter((one) => one.checkVisibility())
      .map(({ dataset }) => dataset['kind'])
  await expect.poll(shown).toEqual(['medal', 'winner', 'result-goes'])
  await page.getByText(/^Mais 6 mudanças/).click()
  await expect.poll(shown).toEqual(['medal', 'winner', 'result-goes', 'result'])
  await expect.element(page.getByText(/5 .*linhas abaixo/)).toBeVisible()
})

test('a column with another meaning than the suggestions leads to the list of all meanings (R12.5)', async () => {
  await opened({
    tables: [TABLE],
    questions: [
      {
        key: 'column|x',
        what: 'column',
        written: 'X',
        rows: [1],
        count: 2,
        suggestions: [{ code: 'bib', name: 'bib' }],
      },
    ],
    counts: { ...PLAN.counts, new: 0, doubts: 2 },
    applicable: false,
  })
  await page.getByRole('button', { name: 'É outra coisa' }).click()
  const first = page.getByRole('combobox', { name: /^Atleta/ })
  await expect.element(first).toBeVisible()
  expect(document.activeElement).toBe(first.element())
})

test('an answer moves the focus to what is still open, and rows without doubts are imported without the others (R12.5, R4.7)', async () => {
  const question = (key: string, written: string): SheetPlan['questions'][number] => ({
    key,
    what: 'organisation',
    written,
    rows: [2],
    count: 1,
    suggestions: [],
  })
  const both = [question('organisation|x', 'Equipe X'), question('organisation|y', 'Equipe Y')]
  const { sent, shown } = await openOffice(`/sheets?id=${ID}`, {
    listSheets: () => NO_SHEETS,
    planSheet: ({ body }) => ({
      ...PLAN,
      questions: body?.answers === undefined ? both : both.slice(1),
      counts: { ...PLAN.counts, rows: 3, new: 2, doubts: 1 },
    }),
    applySheet: () => ({ action: 7 }),
  })
  await page.getByRole('button', { name: 'Delegação nova' }).first().click()
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Precisam de você/)
  await expect.element(page.getByText('1 linha espera a sua resposta.')).toBeVisible()
  await page.getByRole('button', { name: /^Importar só/ }).click()
  await expect.poll(shown).toBe('/sheets')
  await expect.poll(() => document.activeElement?.textContent).toBe('Planilhas')
  expect(sent.at(-1)).toEqual({ name: 'applySheet', body: { seen: 'abc', leaveOut: true } })
})

test('a sheet is discarded by one press, and one that changed meanwhile shows its new plan (R12.5)', async () => {
  let plans = 0
  const { sent, shown } = await openOffice(`/sheets?id=${ID}`, {
    listSheets: () => NO_SHEETS,
    planSheet: () => {
      plans += 1
      return { ...PLAN, seen: `plan ${plans}` }
    },
    applySheet: () => failure(409, 'changed-meanwhile'),
    closeSheet: () => ({ closed: true }),
  })
  await page.getByRole('button', { name: 'Importar 1 linha' }).click()
  await expect.element(page.getByText('Os dados mudaram enquanto você olhava')).toBeVisible()
  await expect.poll(() => plans).toBe(2)
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect.poll(shown).toBe('/sheets')
  expect(sent.map(({ name }) => name)).toEqual(['planSheet', 'applySheet', 'planSheet', 'closeSheet'])
})

test('the list of sheets opens one that waits and undoes an import; a file that is too large is refused in words (R12.5)', async () => {
  const waiting = { id: ID, fileName: 'espera.csv', at: '2027-09-14T12:00:00Z' }
  const imported = {
    id: 4,
    kind: 'results',
    fileName: 'corridas.csv',
    rows: 8,
    added: 8,
    changed: 1,
    removed: 0,
    at: '2027-09-14T13:00:00Z',
    by: 'mesa',
    undone: false,
    action: 31,
  }
  let undone = false
  const { sent, shown } = await openOffice('/sheets', {
    listSheets: () => ({ open: [waiting], imports: [{ ...imported, undone }] }),
    planSheet: () => PLAN,
    undoOfficeAction: () => {
      undone = true
      return { action: 32 }
    },
  })
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(page.getByText('Desfeito', { exact: true }).first()).toBeVisible()
  expect(sent.map(({ name }) => name)).toEqual(['undoOfficeAction'])
  // ten megabytes that are made on the page need not be sent to it
  const dropped = new DataTransfer()
  dropped.items.add(new File([new Uint8Array(10_000_001)], 'grande.csv'))
  page
    .getByText('Solte a planilha aqui')
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: dropped }))
  await expect.element(page.getByText(/O arquivo é grande demais/)).toBeVisible()
  await page.getByRole('link', { name: /^espera\.csv/ }).click()
  await expect.poll(shown).toBe(`/sheets?id=${ID}`)
})

test('sheets that are not read are named, with what to do (R12.5)', async () => {
  await openOffice(`/sheets?id=${ID}`, { planSheet: () => ({ ...PLAN, leftOut: ['Sub-17', 'Sub-20'] }) })
  await expect.element(page.getByText(/Sub-17, Sub-20.*Aba/)).toBeInTheDocument()
})

test(
  'tables that are not read are named with the reason, and one of another kind is read by one press (R12.5)',
  NIGHTLY,
  async () => {
    const notRead: SheetPlan['notRead'] = [
      { sheet: 1, row: 7, words: 'Delegação, Ouro', rows: 2, why: 'other-kind', kind: 'medal-table' },
      { sheet: 0, row: 9, words: 'Quem, Onde', rows: 3, why: 'unknown-columns', kind: null },
      { sheet: 0, row: 14, words: 'Ana, Bia', rows: 8, why: 'bracket', kind: null },
    ]
    const sheets = [
      { name: 'Judô', rows: 20 },
      { name: 'Quadro', rows: 9 },
    ]
    const { sent } = await opened({ notRead, sheets, tables: [TABLE] })
    const named = page.getByRole('region', { name: 'Tabelas que não são lidas' })
    await expect.element(named.getByText(/Quadro.*linha 7, linhas da tabela: 2.*Delegação, Ouro/)).toBeVisible()
    await expect.element(named.getByText(/outro tipo de lista: Quadro de medalhas/)).toBeVisible()
    await expect.element(named.getByText(/Fase \| Lado 1 \| Placar/)).toBeVisible()
    await named.getByRole('button', { name: 'Escolher colunas' }).click()
    await expect.poll(() => document.activeElement?.tagName).toBe('SELECT')
    await named.getByRole('button', { name: 'Ler só este tipo' }).click()
    await expect.poll(() => sent.at(-1)?.body).toEqual({ sheet: 1, kind: 'medal-table', show: null })
  },
)

test('a table that is known by its form has the meaning of its columns without headers (R12.5)', async () => {
  const table: SheetPlan['tables'][number] = {
    headerRow: null,
    header: ['', '', ''],
    headerKey: '+0123456789AB',
    fields: ['side1', 'result', 'side2'],
    passed: [null, null, null],
    example: ['Ana Inventada', '5 x 3', 'Bia Exemplo'],
    rows: 1,
  }
  await openOffice(`/sheets?id=${ID}`, { planSheet: () => ({ ...PLAN, tables: [table] }) })
  await expect.element(page.getByText(/Primeiro lado, Resultado, Segundo lado/)).toBeInTheDocument()
})

test('a sheet whose rows have only problems asks to solve them, not to answer questions (R12.5)', async () => {
  await opened({ counts: { ...PLAN.counts, new: 0, problems: 2 }, applicable: false })
  await expect.element(page.getByText(/resolva os problemas das linhas/)).toBeVisible()
})

const WINNER_QUESTION: SheetPlan['questions'][number] = {
  key: 'winner|x',
  what: 'winner',
  written: 'Ana Um x Bia Dois',
  rows: [2],
  count: 1,
  suggestions: [
    { code: 'P1', name: 'Ana Um' },
    { code: 'P2', name: 'Bia Dois' },
  ],
}
const OPEN: SheetPlan = {
  ...PLAN,
  questions: [WINNER_QUESTION],
  counts: { ...PLAN.counts, new: 0, doubts: 1 },
  applicable: false,
}

test.each(
  sampled(
    [
      ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'O servidor não responde'],
      ['an error of the server', () => failure(500, 'internal'), 'Não deu certo'],
      ['an ended session', () => failure(401, 'unauthorized'), /^Entre de novo\. /],
      ['a reading that was stopped', () => failure(409, 'not-open'), 'Parado'],
      ['too many sheets', () => failure(429, 'too-many-attempts'), /^Espere um minuto\. /],
    ] as const,
    5,
  ),
)('an answer is not lost by %s: one press sends it again (R12.5)', async (_, fails, words) => {
  let isBroken = false
  const { sent } = await openOffice(`/sheets?id=${ID}`, {
    planSheet: ({ body }) => (isBroken ? fails() : body?.answers === undefined ? OPEN : PLAN),
  })
  const winner = page.getByRole('button', { name: 'Ana Um venceu' })
  await expect.element(winner).toBeVisible()
  isBroken = true
  await winner.click()
  const note = page.getByRole('alert')
  await expect.element(note.getByText(words)).toBeInTheDocument()
  await expect.element(note.getByText(/respostas anteriores estão guardadas/)).toBeInTheDocument()
  expect(page.getByText('Resposta aplicada').query()).toBeNull()
  isBroken = false
  // the dialog of an ended session is above the page
  const retry = note.getByRole('button', { name: 'Tentar de novo' }).element()
  retry.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByText('Resposta aplicada')).toBeInTheDocument()
  expect(note.query()).toBeNull()
  expect(sent.slice(1).map(({ body }) => body)).toEqual([
    { answers: { [WINNER_QUESTION.key]: 'P1' }, show: null },
    { answers: { [WINNER_QUESTION.key]: 'P1' }, show: null },
  ])
})

test('a sheet that someone imported or discarded meanwhile leads back to the list (R12.5)', NIGHTLY, async () => {
  let isGone = false
  const { shown } = await openOffice(`/sheets?id=${ID}`, {
    listSheets: () => NO_SHEETS,
    planSheet: () => (isGone ? failure(404, 'not-found') : OPEN),
  })
  const winner = page.getByRole('button', { name: 'Ana Um venceu' })
  await expect.element(winner).toBeVisible()
  isGone = true
  await winner.click()
  await expect.element(page.getByText('Esta planilha não está mais aqui')).toBeVisible()
  await page.getByRole('button', { name: 'Voltar às planilhas' }).click()
  await expect.poll(shown).toBe('/sheets')
})

test(
  'a server that does not answer is reported after seconds, and need not be waited for (R12.5)',
  NIGHTLY,
  async () => {
    const never = new Promise<never>(() => undefined)
    let isHung = false
    await openOffice(`/sheets?id=${ID}`, {
      planSheet: () => (isHung ? never : OPEN),
      getSheetProgress: () => (isHung ? never : { progress: null }),
    })
    const winner = page.getByRole('button', { name: 'Ana Um venceu' })
    await expect.element(winner).toBeVisible()
    isHung = true
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await winner.click()
    await expect.element(winner).toBeDisabled()
    vi.advanceTimersByTime(5_000)
    await expect.element(page.getByText('O servidor ainda não respondeu.')).toBeInTheDocument()
    await page.getByRole('button', { name: 'Parar de esperar' }).click()
    await expect.element(winner).toBeEnabled()
    await expect.element(page.getByRole('alert').getByText('O servidor não responde')).toBeInTheDocument()
  },
)

const NEW_PERSON: SheetPlan['effect']['surprises'][number] = {
  kind: 'new-person',
  event: null,
  unit: null,
  unitName: null,
  medal: null,
  who: null,
  from: null,
  to: null,
  others: 0,
}

test('long words, large letters and a narrow screen leave nothing wider than the screen (R4.7)', async () => {
  const long = 'Abcdefghij'.repeat(50)
  // other files of the frame have no styles
  const style = document.createElement('style')
  style.textContent = `${styles} :root { font-size: 200% !important }`
  document.head.append(style)
  onTestFinished(() => style.remove())
  await openOffice(
    `/sheets?id=${ID}`,
    {
      planSheet: () => ({
        ...OPEN,
        fileName: `${long}.csv`,
        leftOut: [long],
        encodings: IN_TWO.map(({ encoding }) => ({ encoding, words: [long] })),
        sheets: [
          { name: long, rows: 3 },
          { name: 'B', rows: 1 },
        ],
        notRead: [{ sheet: 0, row: 3, words: long, rows: 2, why: 'other-kind', kind: 'medal-table' }],
        tables: [{ ...TABLE, header: [long, 'Tempo', long], example: [long, '12,10', '4'] }],
        questions: [{ ...WINNER_QUESTION, written: long, suggestions: [{ code: 'P1', name: long }] }],
        lines: [{ ...LINE, words: long, problem: { kind: 'bad-date', cell: 'A2', field: null, value: long } }],
        names: [{ set: 'ORGANISATION', code: 'X', name: long }],
        effect: { ...PLAN.effect, surprises: [{ ...NEW_PERSON, who: long }], surprising: 1 },
      }),
    },
    { width: 320 },
  )
  await expect.element(page.getByRole('button', { name: /venceu$/ })).toBeVisible()
  const wide = [...document.querySelectorAll('.sheets-page *')].filter(
    (element) => element.getBoundingClientRect().right > innerWidth,
  )
  expect(wide.map(({ className, tagName }) => `${tagName} ${className}`)).toEqual([])
})
