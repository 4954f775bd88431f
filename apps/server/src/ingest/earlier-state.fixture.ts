import { cpSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A copy of a real folder as it could have been published some days before; `remove` deletes it. */
export function earlierState(name: string, folder: string): { readonly folder: string; remove(): void } {
  const copy = mkdtempSync(join(tmpdir(), 'games-earlier-'))
  cpSync(folder, copy, { recursive: true, mode: 0 })
  const edit = (file: string, change: (text: string) => string) => {
    const text = readFileSync(join(copy, file), 'utf8')
    // a copy may have its original's mode, which is for reading alone
    unlinkSync(join(copy, file))
    const changed = change(text)
    if (changed === text) throw new Error(`nothing to edit in ${file}`)
    writeFileSync(join(copy, file), changed)
  }
  if (name === 'paris2024') {
    edit('medals.csv', (text) => beforeTheFinal(beforeTheAppeal(text, readFileSync(join(copy, GYMNASTICS), 'utf8'))))
    edit('schedules.csv', earlierSchedule)
    // two events have medals and no list yet
    edit('results/Breaking.csv', (text) => text.slice(0, text.indexOf('\n')))
  } else edit('rio_athletics_results.json', earlierLists)
  return { folder: copy, remove: () => rmSync(copy, { recursive: true }) }
}

const GYMNASTICS = 'results/Artistic Gymnastics.csv'
const lines = (text: string, change: (line: string, at: number) => string) => text.split('\n').map(change).join('\n')

/** The bronze of the women's floor goes to whom the list of results has third: so it was until the appeal was decided. */
function beforeTheAppeal(medals: string, results: string): string {
  const third = results
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
