import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SheetPlan } from '@games/contract'
import { beforeEach, expect, test } from 'vitest'
import { emptyOffice } from '../../testing/organiser.ts'

/**
 * Sheets in layouts of everyday life, written without knowledge of the dictionary. All names are invented. Those without medals are entries or
 * programmes, or the medals are open: rows that are not understood, or a format that the organiser has to choose.
 */
const FOLDER = join(import.meta.dirname, '../../../../../fixtures/sheets/everyday')

const { db, open, choose, apply } = emptyOffice()
beforeEach(() =>
  db.pool.query(
    `insert into setting (key, value) values ('games_days', '{"first": "2024-05-01", "last": "2024-11-30"}') on conflict (key) do nothing`,
  ),
)

const NEW = new Set(['organisation', 'person', 'team', 'column', 'discipline'])
const answerTo = ({ what, suggestions }: SheetPlan['questions'][number]): string =>
  NEW.has(what) ? 'new' : (suggestions[0]?.code ?? 'new')

/** Imports a file with a plain answer to each question: new names are new, unknown columns are passed over. */
async function take(name: string): Promise<void> {
  let plan = await open(await readFile(join(FOLDER, name)), name)
  for (let turn = 0; turn < 5 && plan.questions.length > 0; turn += 1)
    plan = await choose(plan.id, {
      answers: Object.fromEntries(plan.questions.map((question) => [question.key, answerTo(question)])),
    })
  if (plan.applicable) await apply(plan, true)
}

async function medals(): Promise<string[]> {
  const { rows } = await db.pool.query<{ line: string }>(
    `select rtrim(left(event, 22), '-') || ' ' || medal || ' ' ||
       coalesce(fact #>> '{athletes,0,familyName}', fact ->> 'teamName', fact ->> 'organisation') as line
     from fact_medal order by 1`,
  )
  return rows.map(({ line }) => line)
}

test.each([
  [
    ['01-natacao-programa.csv', '02-natacao-balizamento.csv', '03-natacao-resultados.csv'],
    [
      'SWMM50MFR---12T14 bronze THIAGO AMARANTE LUZ',
      'SWMM50MFR---12T14 gold ENZO MASSARI',
      'SWMM50MFR---12T14 silver JOAO VITOR TENORIO',
      'SWMW100MBR--12T14 bronze HELOISA TRINDADE',
      'SWMW100MBR--12T14 gold RAFAELA G. DORTA',
      'SWMW100MBR--12T14 silver MANUELA RONCATO',
      'SWMW50MFR---12T14 bronze BRUNA LACERDA MOTA',
      'SWMW50MFR---12T14 bronze MAITE FONTENELLE',
      'SWMW50MFR---12T14 gold ISADORA VELLOSO KLEIN',
      'SWMW50MFR---12T14 silver RAFAELA G. DORTA',
      'SWMX4X50MMD-12T14 bronze Santa Catarina',
      'SWMX4X50MMD-12T14 gold São Paulo',
      'SWMX4X50MMD-12T14 silver Paraná',
    ],
  ],
  [['04-atletismo-inscritos.fods', '05-atletismo-resultados.ods'], []],
  [['06-futsal-tabela.csv', '07-futsal-resultados.csv'], []],
  [
    ['08-judo-medalhistas.csv'],
    [
      'JUDM36KG bronze Adrian Muniz Cavalheiro',
      'JUDM36KG bronze Felipe Andreatta',
      'JUDM36KG gold Benício Tozzi',
      'JUDM36KG silver Kauê Lisboa Prado',
      'JUDM40KG bronze Otávio Sakuragi',
      'JUDM40KG bronze Renan Umbelino',
      'JUDM40KG gold Ícaro Bragança Melo',
      'JUDM40KG silver Ian Nogueira Sá',
      'JUDM44KG bronze Davi Lemos Quadra',
      'JUDM44KG gold Murilo Castanheira',
      'JUDM44KG silver Vinícius Paz Ferraro',
      'JUDW36KG bronze Hanna Yoshimura Leal',
      'JUDW36KG bronze Lavínia Zorzetto',
      'JUDW36KG gold Ayla Monteverde Ruas',
      "JUDW36KG silver Kemilly Brito Sant'Anna",
      'JUDW40KG bronze Rayane Aquino Belo',
      'JUDW40KG gold Stefany Coimbra',
      'JUDW40KG silver Melissa Hartwig',
    ],
  ],
  [
    ['09-ginastica-artistica.csv'],
    ['GARW12T14 bronze Maria Alice Donato', 'GARW12T14 gold Elisa Prudente', 'GARW12T14 silver Sophia Althaus Reis'],
  ],
  [
    ['10-ginastica-ritmica.csv'],
    [
      'GRY-5AA gold Colégio Ypê',
      'GRY-5AA silver Escola Dom Adélio',
      'GRY-INFANTIL11T12 bronze Alana Betfuer',
      'GRY-INFANTIL11T12 gold Manuela Tibiriçá',
      'GRY-INFANTIL11T12 gold Valentina Orsi Prado',
    ],
  ],
  [
    ['11-badminton.csv'],
    [
      'BDMMSINGLES-U15 gold Breno Salustiano',
      'BDMMSINGLES-U15 silver Lucas Handa Borges',
      'BDMWSINGLES-U15 gold Jéssika Paim',
      'BDMWSINGLES-U15 silver Elena Pacheco',
      'BDMXDOUBLES-U15 gold Tomás Grillo / Cora Maldonado',
      'BDMXDOUBLES-U15 silver Rodrigo Assis Mello / Jéssika Paim',
    ],
  ],
  [
    ['12-tenis-mesa.txt'],
    ['TTEMSINGLES bronze Josué Bandeira', 'TTEMSINGLES gold Caio Mizuno', 'TTEMSINGLES silver Eduardo Pfeiffer'],
  ],
  [
    ['13-xadrez.csv'],
    [
      'DTSW12T14 bronze Antônia Guerra Bastos',
      'DTSW12T14 gold Irene Kalinowski',
      'DTSW12T14 silver Janaína Porto Real',
    ],
  ],
  [
    ['14-volei-praia.csv'],
    [
      'VBVMTEAM2---15T17 bronze Max Teles / Edu Rosas',
      'VBVMTEAM2---15T17 gold Luan Peres / Ruan Diniz',
      'VBVMTEAM2---15T17 silver Gui Stahl / Léo Bauer',
      'VBVWTEAM2---15T17 bronze Mel Cardinot / Ju Serpa',
      'VBVWTEAM2---15T17 gold Rafa Tenório / Sol Vidal',
      'VBVWTEAM2---15T17 silver Duda Salomé / Karol Vinhas',
    ],
  ],
  [
    ['15-ciclismo.csv'],
    [
      'CYCM42000MPROVA15T17 bronze Wendel Matoso',
      'CYCM42000MPROVA15T17 gold Juliano Krebs',
      'CYCM42000MPROVA15T17 silver Emerson Vialli',
      'CYCMTT------15T17 bronze Juliano Krebs',
      'CYCMTT------15T17 gold Emerson Vialli',
      'CYCMTT------15T17 silver Gabriel Tostes Nery',
      'CYCWTT------15T17 bronze Ariane Cordovil',
      'CYCWTT------15T17 gold Rebeca Stein',
      'CYCWTT------15T17 silver Luma Peixoto',
    ],
  ],
  [['16-judo-inscripciones.csv', '17-judo-resultados.csv'], []],
  [['18-voleibol.tsv'], []],
  [
    ['19-taekwondo.csv'],
    [
      'TKWM45KG bronze Iker Solano',
      'TKWM45KG bronze Noah Balbuena',
      'TKWM45KG gold Elías Pacheco Mora',
      'TKWM45KG silver Simón Yáñez',
      'TKWW41KG bronze Ainhoa Galíndez',
      'TKWW41KG bronze Martina Oyarzún',
      'TKWW41KG gold Salomé Urdaneta',
      'TKWW41KG silver Kiara Benavente',
      'TKWW47KG gold Dafne Iriarte',
      'TKWW47KG silver Camila Retamal',
      'TKWWPOOMSAE gold Dafne Iriarte',
      'TKWWPOOMSAE silver Rocío Almeyda',
    ],
  ],
  [['20-lucha.fods'], []],
  [
    ['21-esgrima.csv'],
    [
      'FENWEPEE----CAD bronze ORDÓÑEZ Paula',
      'FENWEPEE----CAD bronze PASTRANA Inés',
      'FENWEPEE----CAD gold ECHEGARAY Ane',
      'FENWEPEE----CAD silver ROLDÁN Micaela',
    ],
  ],
  [
    ['22-balonmano.csv'],
    [
      'HBLWTEAM7---15T1523VA0 bronze Chile',
      'HBLWTEAM7---15T1523VA0 gold Argentina',
      'HBLWTEAM7---15T1523VA0 silver Uruguai',
    ],
  ],
  [['23-medallero.csv'], []],
  [
    ['24-rowing-start-list.csv', '25-rowing-results.csv'],
    ['ROWM1XU16 bronze Brackley Mere', 'ROWM1XU16 gold Kestrel Bay', 'ROWM1XU16 silver Lough Tarn'],
  ],
  [
    ['26-archery.csv'],
    [
      'ARCWINDIVID-U18 bronze Róisín Dalgarvan',
      'ARCWINDIVID-U18 gold Freya Ansbrook',
      'ARCWINDIVID-U18 silver Tilda Marchetti',
    ],
  ],
  [
    ['27-triathlon.tsv'],
    [
      'TRIMOLYMPIC-U15 bronze Hugo Vanterpool',
      'TRIMOLYMPIC-U15 gold Fraser Coldwell',
      'TRIMOLYMPIC-U15 silver Emeka Oduyale',
      'TRIWOLYMPIC-U15 bronze Bridie Falconer',
      'TRIWOLYMPIC-U15 gold Skye Dunmore',
      'TRIWOLYMPIC-U15 silver Noor Haldane',
    ],
  ],
  [['28-basketball.ods'], []],
  [
    ['29-tennis.csv'],
    [
      'TENM bronze Castleford',
      'TENM gold Brightmore',
      'TENM silver Scholes',
      'TENXDOUBLES gold Scholes/Arkwell',
      'TENXDOUBLES silver Brightmore/Hathersage',
    ],
  ],
  [['30-football.tsv'], []],
])(
  '%j give the medals that they state or leave no doubt about (R12.5)',
  async (files: string[], expected: string[]) => {
    for (const file of files) await take(file)
    expect(await medals()).toEqual(expected)
  },
)
