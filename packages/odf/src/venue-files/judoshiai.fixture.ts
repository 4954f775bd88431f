import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A tournament of JudoShiai as SQLite itself writes it. All people are invented. */
export interface ShiFixture {
  readonly competitors: readonly ShiCompetitor[]
  readonly categories: readonly ShiCategory[]
  /** Category, number, blue, white, points of blue and white. */
  readonly matches?: readonly (readonly [number, number, number, number, number, number])[]
  readonly info?: readonly (readonly [string, string])[]
  /** Statements after the others. */
  readonly more?: string
  readonly encoding?: 'UTF-8' | 'UTF-16le' | 'UTF-16be'
}
export interface ShiCompetitor {
  readonly index: number
  readonly last: string
  readonly category: string
  readonly club?: string
  readonly country?: string
  readonly regcategory?: string
  readonly deleted?: number
  readonly visible?: number
}
export interface ShiCategory {
  readonly index: number
  readonly category: string
  readonly deleted?: number
  readonly system?: number
  readonly table?: number
  readonly places?: readonly number[]
}

const TABLES = `
  CREATE TABLE competitors ("index" INTEGER, "last" TEXT, "first" TEXT, "birthyear" INTEGER, "belt" INTEGER, "club" TEXT, "regcategory" TEXT, "weight" INTEGER, "visible" INTEGER, "category" TEXT, "deleted" INTEGER, "country" TEXT, "id" TEXT, "seeding" INTEGER, "clubseeding" INTEGER, "comment" TEXT, "coachid" TEXT, UNIQUE("index"));
  CREATE TABLE categories ("index" INTEGER, "category" TEXT, "tatami" INTEGER, "deleted" INTEGER, "group" INTEGER, "system" INTEGER, "numcomp" INTEGER, "table" INTEGER, "wishsys" INTEGER, "pos1" INTEGER, "pos2" INTEGER, "pos3" INTEGER, "pos4" INTEGER, "pos5" INTEGER, "pos6" INTEGER, "pos7" INTEGER, "pos8" INTEGER,UNIQUE("index"));
  CREATE TABLE matches ("category" INTEGER, "number" INTEGER,"blue" INTEGER, "white" INTEGER,"blue_score" INTEGER, "white_score" INTEGER, "blue_points" INTEGER, "white_points" INTEGER, "time" INTEGER, "comment" INTEGER, "deleted" INTEGER, "forcedtatami" INTEGER, "forcednumber" INTEGER);
  ALTER TABLE matches ADD "date" INTEGER;
  CREATE TABLE "info" ("item" TEXT, "value" TEXT, UNIQUE("item"));
  CREATE TABLE "catdef" ("age" INTEGER, "agetext" TEXT, "flags" INTEGER, "weight" INTEGER, "weighttext" TEXT, "matchtime" INTEGER);
  INSERT INTO catdef VALUES (17, 'MenU18', 1, 66000, '-66', 240), (17, 'MenU18', 1, 1000000, '+90', 240), (1000, 'Women', 2, 57000, '57', 240);
`

export function shiFile({
  competitors,
  categories,
  matches = [],
  info = [],
  more = '',
  encoding = 'UTF-8',
}: ShiFixture): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'shi-'))
  try {
    const path = join(folder, 'tournament.shi')
    const database = new DatabaseSync(path)
    database.exec(`PRAGMA encoding = '${encoding}'; ${TABLES}`)
    const competitor = database.prepare(
      `INSERT INTO competitors VALUES (?, ?, 'Lua', 2010, 3, ?, ?, 65500, ?, ?, ?, ?, 'secret-licence', 0, 0, 'secret comment', 'coach-1')`,
    )
    for (const {
      index,
      last,
      category,
      club = 'AL',
      country = '',
      regcategory = '',
      deleted = 0,
      visible = 1,
    } of competitors)
      competitor.run(index, last, club, regcategory, visible, category, deleted, country)
    const places = database.prepare('INSERT INTO categories VALUES (?, ?, 1, ?, 0, ?, 4, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?)')
    for (const { index, category, deleted = 0, system = 3, table = 0, places: won = [] } of categories)
      places.run(index, category, deleted, system, table, ...Array.from({ length: 8 }, (_, at) => won[at] ?? 0))
    const match = database.prepare('INSERT INTO matches VALUES (?, ?, ?, ?, 0, 0, ?, ?, 100, 0, 0, 0, 0, 0)')
    for (const row of matches) match.run(...row)
    const item = database.prepare('INSERT INTO info VALUES (?, ?)')
    for (const row of info) item.run(...row)
    if (more !== '') database.exec(more)
    database.close()
    return readFileSync(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A class of four, over: 11 beat 12 in the final, 13 and 14 are third. */
export const JUDO_CLASS: ShiFixture = {
  competitors: [
    { index: 11, last: 'INVENTADO', category: 'MenU18-66' },
    { index: 12, last: 'SONHADO', category: 'MenU18-66', club: 'BA' },
    { index: 13, last: 'IMAGINADO', category: 'MenU18-66', club: '', country: 'CE' },
    { index: 14, last: 'FINGIDO', category: 'MenU18-66', club: 'PR' },
  ],
  categories: [{ index: 10_000, category: 'MenU18-66', places: [11, 12, 13, 14] }],
  matches: [
    [10_000, 1, 11, 13, 10, 0],
    [10_000, 2, 12, 14, 7, 0],
    // a bye
    [10_000, 3, 1, 13, 0, 0],
    [10_000, 4, 12, 11, 0, 10],
  ],
}
