import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { disciplineName } from '@games/domain'
import sharp from 'sharp'
import { fileRows, storeUpload, type UploadDeps } from '../features/files/index.ts'
import type { PdfWorkers, Sheet } from '../features/books/index.ts'
import { putAthletePhoto } from '../features/athlete-photos/index.ts'
import { fileRefs, type ReadyContent, showStoredFiles } from '../features/content/index.ts'
import { filmFolder } from '../features/safe-sport/index.ts'
import { loadPosterWords } from '../http/pages/pages.ts'
import { hasLogo, ROUTES, SPONSORS } from './content.ts'
import { logo, picture, portrait } from './demo-art.ts'
import { uploaderId } from './demo-accounts.queries.ts'
import { athletesToPicture } from './demo.queries.ts'
import { ALBUMS, FILM_CAPTIONS, fileId, REPORTS } from './demo-media.ts'

/** A file of the demo, made when it is not there yet. */
interface DemoFile {
  /** Its place in the demo: `album/judo/0`. */
  readonly key: string
  readonly name: string
  readonly make: () => Promise<Buffer>
}

export interface DemoFilesOptions {
  readonly uploads: UploadDeps
  readonly print: PdfWorkers['print']
  readonly contents: readonly Pick<ReadyContent, 'id' | 'body'>[]
  /** Where the demo is, for what PDFs lead to. */
  readonly origin: string
  /** True once the server stops. */
  readonly isOver: () => boolean
  readonly onCommitted: (seq: number) => void
}

const GAMES = 'Jogos Nacionais Juvenis, demonstração'
/** So many athletes have a drawn photo, which nobody but the staff sees: in the demo too the field is closed until somebody opens it. */
const PORTRAITS = 24
/** Hue of what is of no discipline. */
const OF_ALL = 215

/**
 * Makes the demo's files, one after the other, by the road of every upload: what is there already is not made again, nor what nothing shows. Each is shown at once, on
 * open pages too. Gives how many were made.
 */
export async function makeDemoFiles({
  uploads,
  print,
  contents,
  origin,
  isOver,
  onCommitted,
}: DemoFilesOptions): Promise<number> {
  const { pool } = uploads
  // an organiser who deleted the demo's accounts wants no files of it
  const accountId = await uploaderId(pool)
  if (accountId === null) return 0
  const files = await demoFiles(print, origin)
  const there = new Set(
    (
      await fileRows(
        pool,
        files.map(({ key }) => fileId(key)),
      )
    ).map(({ id }) => id),
  )
  const shownBy = (id: string) =>
    contents.filter(({ body }) => fileRefs(body).some((ref) => ref.id === id)).map((content) => content.id)
  const store = async (id: string, name: string, bytes: Buffer) => {
    const body = new Blob([new Uint8Array(bytes)]).stream()
    await storeUpload({ id, name, accountId, raw: { body, length: bytes.length } }, uploads)
  }
  let made = 0
  for (const { key, name, make } of files) {
    if (isOver()) return made
    const id = fileId(key)
    const showing = shownBy(id)
    if (there.has(id) || showing.length === 0) continue
    await store(id, name, await make())
    onCommitted(await showStoredFiles(pool, showing))
    made += 1
  }
  for (const [number, athlete] of (await athletesToPicture(pool, PORTRAITS)).entries()) {
    if (isOver()) return made
    const id = fileId(`athlete/${athlete}`)
    await store(id, `${athlete}.png`, await drawn(portrait(number)))
    const seq = await putAthletePhoto(pool, athlete, id)
    if (seq === null) continue
    onCommitted(seq)
    made += 1
  }
  return made
}

const drawn = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer()

async function demoFiles(print: PdfWorkers['print'], origin: string): Promise<DemoFile[]> {
  const { hue } = await (await loadPosterWords())('por')
  const film = filmFolder()
  const printed = async (sheet: Sheet) => Buffer.from(await print(sheet))
  return [
    ...SPONSORS.filter(([name]) => hasLogo(name)).map(([name], index) => ({
      key: `sponsor/${name}`,
      name: `${name}.png`,
      make: () => drawn(logo(name, index)),
    })),
    ...REPORTS.map((report) => ({
      key: `report/${report.key}`,
      name: `${report.title.por}.pdf`,
      make: () =>
        printed({
          ...sheetOf('Relatório oficial', report.title.por, `${origin}/official-reports`),
          lines: [report.summary.por],
          blocks: report.parts.flatMap(([heading, ...paragraphs]) => [
            { kind: 'heading' as const, text: heading },
            ...paragraphs.map((text) => ({ kind: 'text' as const, text, strong: false })),
          ]),
        }),
    })),
    ...ROUTES.map((route) => ({
      key: `transport/${route[0]}`,
      name: `Linha ${route[0]}.pdf`,
      make: () => printed(timetable(route, `${origin}/transport`)),
    })),
    {
      key: 'film/poster',
      name: 'Esporte seguro.png',
      make: () => drawn(picture('secure', 1, OF_ALL)),
    },
    ...FILM_CAPTIONS.map((language) => ({
      key: `film/${language}`,
      name: `esporte-seguro-${language}.vtt`,
      make: () => readFile(join(film, `${language}.vtt`)),
    })),
    { key: 'film', name: 'esporte-seguro.mp4', make: () => readFile(join(film, 'film.mp4')) },
    ...ALBUMS.flatMap(({ key, discipline, icon, photos }) =>
      Array.from({ length: photos }, (_, index) => ({
        key: `album/${key}/${index}`,
        name: `${(discipline === null ? undefined : disciplineName(discipline)?.por) ?? 'Jogos'} ${index + 1}.png`,
        make: () => drawn(picture(icon, index, (discipline === null ? null : hue(discipline)) ?? OF_ALL)),
      })),
    ),
  ]
}

const sheetOf = (kind: string, title: string, address: string): Omit<Sheet, 'blocks'> => ({
  language: 'pt-PT',
  games: GAMES,
  kind,
  title,
  lines: [],
  status: null,
  asOf: null,
  madeFrom: null,
  page: 'página {page} de {pages}',
  live: { address, label: 'A versão mais nova' },
})

/** When a bus is at each stop, all day. */
function timetable([line, title, every, stops]: (typeof ROUTES)[number], address: string): Sheet {
  const [first, last] = [5 * 60 + 30, 23 * 60 + 30]
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const departures = Array.from({ length: Math.floor((last - first) / every) + 1 }, (_, at) => first + at * every)
  return {
    ...sheetOf('Transporte', `Linha ${line}: ${title.por}`, address),
    lines: [`Todos os dias dos Jogos, das ${time(first)} às ${time(last)}, a cada ${every} minutos`],
    blocks: [
      {
        kind: 'table',
        columns: stops.map(([name], at) => ({
          label: typeof name === 'string' ? name : name.por,
          align: 'right' as const,
          names: at === 0,
        })),
        rows: departures.map((from) => stops.map(([, after]) => ({ text: time(from + after) }))),
      },
    ],
  }
}
