import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { INGEST_KEY, startServer } from '../e2e/server.ts'
import { type Figure, type Measurement, whole } from './report.ts'

const ROWS = 100_000
const EVERY_MS = 20

/** Sheets of as many rows as one may have, looked at and taken in, while a visitor asks for a page of the API fifty times a second. */
export const sheets: Measurement = {
  name: 'A sheet of 100,000 rows',
  async measure() {
    const server = await startServer()
    try {
      const post = async (text: string, dryRun: boolean) => {
        const url = `${server.url}/ingest/sheets?file-name=a.csv&leave-out=1&competition=GAMES${dryRun ? '&dry-run=1' : ''}`
        const answer = await fetch(url, { method: 'POST', headers: { 'x-api-key': INGEST_KEY }, body: text })
        const body = (await answer.json()) as { readonly counts?: { readonly new: number } }
        if (body.counts?.new !== ROWS) throw new Error(`${answer.status}: ${JSON.stringify(body).slice(0, 500)}`)
      }
      const figures: Figure[] = [...(await beside('nothing going on', server.url, server.pid, () => sleep(5_000)))]
      for (const [what, text] of [
        ['participants', participants()],
        ['results', results()],
      ] as const) {
        figures.push(...(await beside(`${what}, looked at`, server.url, server.pid, () => post(text, true))))
        figures.push(...(await beside(`${what}, taken in`, server.url, server.pid, () => post(text, false))))
      }
      return figures
    } finally {
      await server.stop()
    }
  },
}

/** How long work takes, what a visitor waits meanwhile, and the most memory that the server had. */
async function beside(what: string, url: string, pid: number, work: () => Promise<unknown>): Promise<Figure[]> {
  const waits: number[] = []
  let peak = 0
  let going = true
  const visits = (async () => {
    while (going) {
      const started = performance.now()
      await (await fetch(`${url}/api/medals`)).arrayBuffer()
      waits.push(performance.now() - started)
      peak = Math.max(peak, residentOf(pid))
      await sleep(EVERY_MS)
    }
  })()
  const started = performance.now()
  try {
    await work()
  } finally {
    going = false
    await visits
  }
  const seconds = (performance.now() - started) / 1_000
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return [
    {
      what,
      value: `${seconds.toFixed(1)} s; a visitor waits ${at(0.5).toFixed(0)} ms (p99 ${at(0.99).toFixed(0)}, most ${at(1).toFixed(0)}, ${sorted.length} calls); resident ${whole(peak / 1e6)} MB`,
    },
  ]
}

const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1_024

const STATES = ['AL', 'BA', 'CE', 'MG', 'PE', 'PR', 'RJ', 'RS', 'SC', 'SP'] as const
const lines = (header: string, line: (at: number) => string) =>
  [header, ...Array.from({ length: ROWS }, (_, at) => line(at))].join('\n')

const participants = () =>
  lines(
    'Nome;UF;Modalidade;Naipe;Nascimento',
    (at) => `Nome${at} Inventada${at % 97};${STATES[at % 10]};Natação;F;2010-01-02`,
  )
const results = () =>
  lines(
    'Modalidade;Prova;Fase;Raia;Nome;UF;Marca',
    (at) =>
      `Natação;${Math.floor(at / 2_000)} m livre feminino;Bateria ${(Math.floor(at / 8) % 250) + 1};${(at % 8) + 1};Nome${at} Inventada${at % 97};${STATES[at % 10]};${31 + (at % 7)},${10 + (at % 80)}`,
  )
