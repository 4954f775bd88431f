import { cpSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A copy of a real folder that a test deletes. */
interface Copy {
  readonly folder: string
  /** Throws if the change changes nothing. */
  edit(file: string, change: (text: string) => string): void
  remove(): void
}

export function copyOf(folder: string): Copy {
  const copy = mkdtempSync(join(tmpdir(), 'games-earlier-'))
  cpSync(folder, copy, { recursive: true, mode: 0 })
  return {
    folder: copy,
    edit(file, change) {
      const text = readFileSync(join(copy, file), 'utf8')
      // a copy may have its original's mode, which is for reading alone
      unlinkSync(join(copy, file))
      const changed = change(text)
      if (changed === text) throw new Error(`nothing to edit in ${file}`)
      writeFileSync(join(copy, file), changed)
    },
    remove: () => rmSync(copy, { recursive: true }),
  }
}

/** A copy of a real folder as it could have been published some days before. */
export function earlierState(name: string, folder: string): Copy {
  const copy = copyOf(folder)
  if (name === 'paris2024') {
    copy.edit('medals.csv', (text) => beforeTheFinal(beforeTheAppeal(text, copy.folder)))
    copy.edit('schedules.csv', earlierSchedule)
    // two events have medals and no list yet
    copy.edit(BREAKING, withoutLists)
  } else copy.edit('rio_athletics_results.json', earlierLists)
  return copy
}

/** Paris with the medals before the appeal, and without the lists of two events. */
export function beforeLastChanges(folder: string): Copy {
  const copy = copyOf(folder)
  copy.edit('medals.csv', (text) => beforeTheAppeal(text, copy.folder))
  copy.edit(BREAKING, withoutLists)
  return copy
}

const BREAKING = 'results/Breaking.csv'
const withoutLists = (text: string): string => text.slice(0, text.indexOf('\n'))
const GYMNASTICS = 'results/Artistic Gymnastics.csv'
export const lines = (text: string, change: (line: string, at: number) => string) =>
  text.split('\n').map(change).join('\n')

/** The bronze of the women's floor goes to whom the list of results has third: so it was until the appeal was decided. */
function beforeTheAppeal(medals: string, folder: string): string {
  const third = readFileSync(join(folder, GYMNASTICS), 'utf8')
    .split('\n')
    .find((line) => /^[^,]+,GARW1APFX-------------FNL-/.test(line) && /,3\.0,/.test(line))
  const [, code, , , organisation] = /,([^,]+),([^,]+),(Person),([A-Z]{3}),[^,]+,3\.0,/.exec(third ?? '') ?? []
  return lines(medals, (line) =>
    /^Bronze Medal,.*,W,Artistic Gymnastics,Women's Floor Exercise,/.test(line)
      ? line.replace(/,[^,]+,[A-Z]{3}(,[^,]+)$/, `,${code},${organisation}$1`)
      : line,
  )
}

/** Boxers have their bronzes from the semi-finals; one final was still ahead. */
const beforeTheFinal = (medals: string): string =>
  medals
    .split('\n')
    .filter((line) => !/^(Gold|Silver) Medal,.*,Boxing,Women's 57kg,/.test(line))
    .join('\n')

/** Some were still ahead, some were planned half an hour later, and one was to take place that is in the schedule no more. */
function earlierSchedule(text: string): string {
  let [remaining, moved] = [220, 9]
  const rows = lines(text, (line, at) => {
    if (at % 17 === 0 && line.includes(',FINISHED,') && remaining-- > 0)
      return line.replace(',FINISHED,', ',SCHEDULED,')
    if (at % 100 === 1 && line.includes(':00:00+02:00') && moved-- > 0)
      return line.replace(':00:00+02:00', ':30:00+02:00')
    return line
  })
  return `${rows.trimEnd()}${text.includes('\r\n') ? '\r\n' : '\n'}2024-08-10T10:00:00+02:00,2024-08-10T11:00:00+02:00,10-08-2024,SCHEDULED,Boxing,BOX,,0,An extra bout,M,,Hall,HAL,Ring 9,RI9,\n`
}

/** The first final had its first two the other way round, and its last list is of a race that is in the results no more. */
function earlierLists(text: string): string {
  const games = JSON.parse(text) as { events: { name: string; round: string; result: Record<string, unknown>[] }[] }
  const [first] = games.events
  if (first) {
    const [winner, second] = first.result
    if (winner && second) [winner['rank'], second['rank']] = [second['rank'], winner['rank']]
    games.events.push({ ...first, round: 'HEAT', result: first.result.slice(0, 2) })
  }
  return JSON.stringify(games)
}

/** One race is added, nine units begin at another time, two are cancelled: in phases whose rows only their order tells apart, too. */
export function laterSchedule(text: string): string {
  let [moved, cancelled] = [9, 2]
  let last = ''
  const rows = lines(text, (line, at) => {
    if (!/^2024-[^"]*,[A-Z]+,[A-Z][^,]+,(?:CTR|ROW|SRF|SWM),/.test(line) || !line.includes(',FINISHED,')) return line
    if (line.includes('/fnl---------')) last = line
    if (at % 13 === 5 && moved > 0) {
      moved -= 1
      return line.replace(
        /^(.{14})(\d\d)/,
        (_, before: string, minute: string) => `${before}${minute === '07' ? '09' : '07'}`,
      )
    }
    if (at % 17 === 3 && cancelled > 0) {
      cancelled -= 1
      return line.replace(',FINISHED,', ',CANCELLED,')
    }
    return line
  })
  const added = last.replace(/^2024-\d\d-\d\dT\d\d/, '2024-08-11T21').replace(',FINISHED,', ',SCHEDULED,')
  return `${rows.trimEnd()}\r\n${added.trimEnd()}\r\n`
}
