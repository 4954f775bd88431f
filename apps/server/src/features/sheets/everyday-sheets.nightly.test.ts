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
  [
    ['04-atletismo-inscritos.fods', '05-atletismo-resultados.ods'],
    [
      'ATHM1000M bronze Joaquim Bertoldi',
      'ATHM1000M gold Davi Lucca Pires',
      'ATHM1000M silver Arthur Belmiro',
      'ATHMHIGHJUMP bronze Miguel Távora',
      'ATHMHIGHJUMP gold Samuel Weizmann',
      'ATHMHIGHJUMP silver Pietro Alvarenga',
      'ATHW75M-----MIR bronze Jamile Couto Ferraz',
      'ATHW75M-----MIR gold Bianca Ortolan',
      'ATHW75M-----MIR silver Alícia Mendonça Prates',
      'ATHWLONGJUMP bronze Jamile Couto Ferraz',
      'ATHWLONGJUMP gold Bianca Ortolan',
      'ATHWLONGJUMP silver Alícia Mendonça Prates',
      'ATHWSHOTPUT-3KG bronze Tainá Moscardo',
      'ATHWSHOTPUT-3KG gold Emanuelly Toscano',
      'ATHWSHOTPUT-3KG silver Gabrielly Sodré',
    ],
  ],
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
      'GRY-JUVENIL13T15 bronze Nicoly Bastos',
      'GRY-JUVENIL13T15 gold Isis Ravanello',
      'GRY-JUVENIL13T15 silver Ludmila Seixas',
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
    [
      'TTEMSINGLES-15T17 bronze Josué Bandeira',
      'TTEMSINGLES-15T17 gold Caio Mizuno',
      'TTEMSINGLES-15T17 silver Eduardo Pfeiffer',
    ],
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
      'CYCM42000MRR15T17 bronze Wendel Matoso',
      'CYCM42000MRR15T17 gold Juliano Krebs',
      'CYCM42000MRR15T17 silver Emerson Vialli',
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
      'TKWM53KG bronze Facundo Lema',
      'TKWM53KG bronze Ulises Carranza',
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
      'TENMSINGLES bronze Ren Castleford',
      'TENMSINGLES gold Sami Brightmore',
      'TENMSINGLES silver Barnaby Scholes',
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

test.each([
  [
    '31-atletismo-1a-etapa-manha.csv',
    [
      'ATHM800M----INF bronze Enzo Gabriel Matoso',
      'ATHM800M----INF gold João Pedro Abrantes',
      'ATHM800M----INF silver Wesley Carvalho Dias',
      'ATHW100M----12T1TNF16Z bronze Ana Luísa Sacramento',
      'ATHW100M----12T1TNF16Z gold Maria Eduarda Pontes',
      'ATHW100M----12T1TNF16Z silver Kauany Ribeiro Lopes',
    ],
  ],
  [
    '32-salto-em-altura-mirim.xlsx',
    [
      'ATHMHIGHJUMPMIR bronze Ruan Patrício',
      'ATHMHIGHJUMPMIR gold Davi Luiz Montenegro',
      'ATHMHIGHJUMPMIR silver Caio Werneck',
      'ATHWHIGHJUMPMIR bronze Rayane do Carmo',
      'ATHWHIGHJUMPMIR bronze Yasmin Kobayashi',
      'ATHWHIGHJUMPMIR gold Lívia Torquato',
      'ATHWHIGHJUMPMIR silver Emanuelly Prates',
    ],
  ],
  [
    '33-revezamentos.ods',
    ['ATHM4X100M--JUV bronze Paraná', 'ATHM4X100M--JUV gold São Paulo', 'ATHM4X100M--JUV silver Rio de Janeiro'],
  ],
  [
    '34-natacao-etapa1.csv',
    [
      'SWMM100MBR--12T14 bronze Isaac Nonato',
      'SWMM100MBR--12T14 gold Bernardo Falcone',
      'SWMM100MBR--12T14 silver Theo Ramalho',
      'SWMW50MFR---12T14 gold Clara Menin',
      'SWMW50MFR---12T14 silver Heloísa Bragança',
      'SWMW50MFR---12T14 silver Júlia Paranhos',
      'SWMX4X50MMD-12T14 bronze Minas Gerais',
      'SWMX4X50MMD-12T14 gold São Paulo',
      'SWMX4X50MMD-12T14 silver Rio Grande do Sul',
    ],
  ],
  [
    '35-medalhistas-judo-sub15.xlsx',
    [
      'JUDM36KG bronze Davi Sobral',
      'JUDM36KG bronze Yan Lucca Porto',
      'JUDM36KG gold Pedro Kenji Arakaki',
      'JUDM36KG silver Ramon Itacoatiara',
      'JUDM48KG bronze Luiz Mauá',
      'JUDM48KG bronze Otávio Cerqueira',
      'JUDM48KG gold Nicolas Tamandaré',
      'JUDM48KG silver Felipe Gaspar',
      'JUDM58KG bronze Igor Timbaúba',
      'JUDM58KG gold Gael Stringari',
      'JUDM58KG silver Murilo Sapopemba',
      'JUDW36KG bronze Bianca Figueiró',
      'JUDW36KG bronze Ingrid Solano',
      'JUDW36KG gold Hadassa Miyake',
      'JUDW36KG silver Lorena Caetés',
      'JUDW40KG bronze Kelly Parintins',
      'JUDW40KG bronze Sabrina Lages',
      'JUDW40KG gold Amanda Tavora',
      'JUDW40KG silver Nina Brocardo',
      'JUDW44KG bronze Tamires Goulart',
      'JUDW44KG gold Rafaela Montanari',
      'JUDW44KG silver Ludmila Crato',
      // the only entrant, by the answer to the question
      'JUDWO64KG gold Monique Araguaia',
    ],
  ],
  [
    '36-karate-lutas.csv',
    [
      'KTEMKATAINDIVIDUQ3DF4M gold Henrique Uehara',
      'KTEMKATAINDIVIDUQ3DF4M silver Caetano Pilar',
      'KTEW47KGKUMITEIN8R76RP gold Luiza Akemi Tanaka',
      'KTEW47KGKUMITEIN8R76RP silver Dandara Quilombo',
    ],
  ],
  ['37-programacao-futsal-e-futebol.xlsx', []],
  ['38-handebol-feminino-cadete.ods', []],
  [
    '39-volei-resultados-infanto.csv',
    ['VVOMTEAM6 bronze Minas Gerais', 'VVOMTEAM6 gold Santa Catarina', 'VVOMTEAM6 silver São Paulo'],
  ],
  ['40-inscricao-ginastica-ritmica-escola-semear.csv', []],
  [
    '41-ciclismo-cri-estrada-bmx.xlsx',
    [
      'CYCM48000MRRJUV bronze Renato Mogi',
      'CYCM48000MRRJUV gold Guilherme Lages',
      'CYCM48000MRRJUV silver Luan Apucarana',
      'CYCWINDVRACEJUV bronze Pâmela Navegantes',
      'CYCWINDVRACEJUV gold Alana Americana',
      'CYCWINDVRACEJUV silver Gabriela Betim',
      'CYCWTT------JUV bronze Lorrayne Piquet',
      'CYCWTT------JUV gold Brenda Wachholz',
      'CYCWTT------JUV silver Thaís Maringá',
    ],
  ],
  [
    '42-xadrez-classificacao-final.csv',
    ['EWXMTORNEIO bronze Seabra, Caio', 'EWXMTORNEIO gold Nakamoto, Bruno', 'EWXMTORNEIO silver Arantes, Túlio'],
  ],
  [
    '43-taekwondo-medalhas.ods',
    [
      'TKWM45KG----CAD bronze Ruan Brejo',
      'TKWM45KG----CAD bronze Tales Ipiranga',
      'TKWM45KG----CAD gold Enzo Maringoni',
      'TKWM45KG----CAD silver Pablo Jutaí',
      'TKWM51KG----CAD bronze João Vitor Palha',
      'TKWM51KG----CAD bronze Nilton Xingu',
      'TKWM51KG----CAD gold Mateus Cotegipe',
      'TKWM51KG----CAD silver Lucas Assis',
      'TKWM59KG----CAD bronze Artur Natal',
      'TKWM59KG----CAD bronze Kelvin Acari',
      'TKWM59KG----CAD gold Christian Bauer',
      'TKWM59KG----CAD silver Wendel Sobradinho',
      'TKWW41KG----CAD bronze Melissa Ota',
      'TKWW41KG----CAD bronze Tayná Cavalcante',
      'TKWW41KG----CAD gold Yara Bezerra',
      'TKWW41KG----CAD silver Júlia Dornelas',
      'TKWW47KG----CAD bronze Gabi Lemes',
      'TKWW47KG----CAD bronze Vitória Nazaré',
      'TKWW47KG----CAD gold Rebecca Schuh',
      'TKWW47KG----CAD silver Anne Caroline Luz',
      'TKWW55KG----CAD bronze Estela Brum',
      'TKWW55KG----CAD bronze Kauane Feijó',
      'TKWW55KG----CAD gold Carol Pimentel',
      'TKWW55KG----CAD silver Dafne Moraes',
    ],
  ],
  // the bronze waits for the final, which was postponed
  ['44-volei-praia-feminino.csv', []],
  ['45-tenis-de-mesa-ordem-de-jogos.xlsx', ['TTEWINDINF gold Hana Kudo', 'TTEWINDINF silver Emi Watari']],
  ['46-pesagem-luta.csv', []],
  [
    '47-esgrima-espada-femenina.xlsx',
    [
      'FENWEPEE----CAD bronze Candela Ruiz Díaz',
      'FENWEPEE----CAD bronze Milagros Etcheverry',
      'FENWEPEE----CAD gold Martina Huenul',
      'FENWEPEE----CAD silver Abril Santillán',
    ],
  ],
  [
    '48-remo-canotaje-resultados.csv',
    [
      'CSPM500MK2U17 bronze S. Arango / M. Zuleta',
      'CSPM500MK2U17 gold C. Balanta / E. Mina',
      'CSPM500MK2U17 silver J. Quiñones / D. Riascos',
      'CSPW500MK1U17 bronze Mariana Cuesta',
      'CSPW500MK1U17 gold Valeria Quiñones',
      'CSPW500MK1U17 silver Danna Sofía Rojas',
      'ROWM1000M1XU17 bronze Brayan Polo',
      'ROWM1000M1XU17 gold Andrés Felipe Mejía',
      'ROWM1000M1XU17 silver Julián Ospina Vélez',
    ],
  ],
  ['50-basquet-3x3.csv', ['BK3W bronze Paraná', 'BK3W gold Rio Grande do Sul', 'BK3W silver São Paulo']],
  [
    '51-gimnasia-artistica-y-trampolin.xlsx',
    ['GARW1AA bronze Renata Lobo', 'GARW1AA gold Pilar Montenegro', 'GARW1AA gold Zoe Alderete'],
  ],
  [
    '52-triatlon.csv',
    [
      'TRIMOLYMPIC-15T17 bronze Raí Lindoso',
      'TRIMOLYMPIC-15T17 gold Ignacio Sabóia',
      'TRIMOLYMPIC-15T17 silver Gael Rittmann',
      'TRIXTEAM bronze Ceará',
      'TRIXTEAM gold São Paulo',
      'TRIXTEAM silver Santa Catarina',
    ],
  ],
  [
    '53-pesas-damas.xlsx',
    [
      'WLFW49KGCATEGORIAU17 bronze Leidy Guarín',
      'WLFW49KGCATEGORIAU17 gold Yuliana Perea',
      'WLFW49KGCATEGORIAU17 silver Karen Viáfara',
      'WLFW59KGCATEGORIAU17 bronze Diana Ballesteros',
      'WLFW59KGCATEGORIAU17 gold Ingrid Caicedo',
      'WLFW59KGCATEGORIAU17 silver María José Lozano',
      'WLFW71KGCATEGORIAU17 gold Sandra Milena Cuero',
      'WLFW71KGCATEGORIAU17 silver Luisa Angulo',
    ],
  ],
  ['54-rugby-seven-fixture.csv', []],
  ['55-archery-cadet-women.xlsx', []],
  [
    '57-skate-and-surf-finals.xlsx',
    [
      'SKBMSTREETU17 bronze Noah Canela',
      'SKBMSTREETU17 gold Guto Praia',
      'SKBMSTREETU17 silver Luca Serrano',
      'SRFWSHORTBOARDU17 gold Ana Torres',
      'SRFWSHORTBOARDU17 silver Maya Torres',
    ],
  ],
  [
    '58-diving-open-water-startlist.ods',
    [
      'DIVW3MSPRINGBOARD14T17 bronze Zainab Mwinyi',
      'DIVW3MSPRINGBOARD14T17 gold Achieng Otieno',
      'DIVW3MSPRINGBOARD14T17 silver Wanjiru Kamau',
      'OWSM5KM-----15T17 bronze Kiprono Sang',
      'OWSM5KM-----15T17 gold Barasa Wekesa',
      'OWSM5KM-----15T17 silver Omar Said',
    ],
  ],
  [
    '60-order-of-play-tennis-badminton.csv',
    ['BDMXDOUBLES-U16 gold Ada Eze / Chidi Eze', 'BDMXDOUBLES-U16 silver Ngozi Ike / Obinna Ike'],
  ],
  [
    '61-volei-e-handebol.csv',
    [
      'HBLMTEAM7---U15 gold Col. Pinheiral',
      'HBLMTEAM7---U15 silver EM Tarcísio Alvim',
      'VVOWTEAM6---U15 bronze Col. Monte Sinai',
      'VVOWTEAM6---U15 gold EE Zilda Moura',
      'VVOWTEAM6---U15 silver Escola Girassol',
    ],
  ],
  [
    '62-judo-jogos-escolares.csv',
    [
      'JUDM31KG----U13 bronze Breno Imada',
      'JUDM31KG----U13 bronze Ruan Mirandela',
      'JUDM31KG----U13 gold Caio Benevenuto Prado',
      'JUDM31KG----U13 silver Otto Salvaterra',
      'JUDM34KG----U13 bronze Pietro Anhaia',
      'JUDM34KG----U13 gold Igor Tabosa',
      'JUDM34KG----U13 silver Davi Luz Camargo',
      'JUDM38KG----U13 gold Heitor Quaresma',
      'JUDM38KG----U13 silver Samuel Boaventura',
      'JUDM66KG----U18 bronze Lucas Ogata Reis',
      'JUDM66KG----U18 bronze Wesley Parintins',
      'JUDM66KG----U18 gold João Gabriel Frota',
      'JUDM66KG----U18 silver Matheus Valadão',
      'JUDMO55KG---U13 gold Yuri Malaquias Neto',
      'JUDW36KG----U13 bronze Maitê Okubo',
      'JUDW36KG----U13 bronze Sofia Peçanha',
      'JUDW36KG----U13 gold Lívia Tavolaro',
      'JUDW36KG----U13 silver Ana Júlia Restinga',
    ],
  ],
  [
    '63-atletismo-saltos.csv',
    [
      'ATHMHIGHJUMPU16 bronze Bautista Oriol',
      'ATHMHIGHJUMPU16 gold Thiago Beltramo',
      'ATHMHIGHJUMPU16 silver Lautaro Funes Rey',
      'ATHMSHOTPUT-U164KG bronze Tobías Cuello',
      'ATHMSHOTPUT-U164KG gold Joaquín Eizmendi',
      'ATHMSHOTPUT-U164KG silver Valentino Garay',
      'ATHWJAVELIN-U16500G bronze Uma Carranza',
      'ATHWJAVELIN-U16500G gold Delfina Arregui',
      'ATHWJAVELIN-U16500G silver Martina Opazo Luz',
      'ATHWLONGJUMPU14 bronze Zoe Cardaci',
      'ATHWLONGJUMPU14 gold Abril Luján Sosa',
      'ATHWLONGJUMPU14 silver Milagros Iturbe',
    ],
  ],
  [
    '64-mega-sprinter.csv',
    [
      'ATHM1000M---INIMEGAKM bronze Salvador Pinho',
      'ATHM1000M---INIMEGAKM gold Guilherme Arcos',
      'ATHM1000M---INIMEGAKM silver Martim Sá-Valongo',
      'ATHMLONGJUMPINFBMEGA bronze Tiago Fundo',
      'ATHMLONGJUMPINFBMEGA gold Dinis Alvito',
      'ATHMLONGJUMPINFBMEGA silver Vicente Ourém',
      'ATHW40M-----INFA bronze Benedita Lousa',
      'ATHW40M-----INFA bronze Lara Penedo',
      'ATHW40M-----INFA gold Francisca Tojal',
      'ATHW40M-----INFA silver Mafalda Seixo',
      'ATHX4X60M---INI bronze EB 2/3 de Fragosa',
      'ATHX4X60M---INI gold AE Ribeira Longa',
      'ATHX4X60M---INI silver AE Serra Alta',
    ],
  ],
  [
    '65-artes-marciales.csv',
    [
      'KTEM61KGKUMITEJUV bronze Camilo Acuña',
      'KTEM61KGKUMITEJUV bronze Neider Hoyos',
      'KTEM61KGKUMITEJUV silver Óscar Iván Melo',
      'KTEW53KGKUMITEJUV gold Karol Vanegas',
      'KTEW53KGKUMITEJUV silver Ingrid Buelvas',
      'KTEWKATAINDIVIDUALJUV bronze Ingrid Buelvas',
      'KTEWKATAINDIVIDUALJUV bronze Manuela Oquendo',
      'KTEWKATAINDIVIDUALJUV gold Luisa María Ayazo',
      'KTEWKATAINDIVIDUALJUV silver Karol Vanegas',
      'TKWM41KG----INF gold Jhon Murillo',
      'TKWM41KG----INF silver Emerson Quintana',
      'TKWM55KG----JUV bronze Duván Sierra',
      'TKWM55KG----JUV bronze Yeison Palomeque',
      'TKWM55KG----JUV gold Brayan Lozada',
      'TKWM55KG----JUV silver Andrés Felipe Cuesta',
      'TKWW37KG----INF bronze Valeria Tovar',
      'TKWW37KG----INF bronze Yuleisy Cantillo',
      'TKWW37KG----INF gold Dayana Ospino',
      'TKWW37KG----INF silver Salomé Rincón Paz',
      'TKWXPOOMSAE-INFPAREJAS bronze Yuleisy Cantillo y J. Murillo',
      'TKWXPOOMSAE-INFPAREJAS gold Dayana Ospino y Kevin Yepes',
      'TKWXPOOMSAE-INFPAREJAS silver Salomé Rincón Paz y Emerson Quintana',
    ],
  ],
  [
    '66-lucha-boxeo.csv',
    [
      'BOXM48KGINF bronze Ferney Ulloa',
      'BOXM48KGINF bronze Sebastián Ortega M.',
      'BOXM48KGINF gold Robinson Asprilla',
      'BOXM48KGINF silver Dilan Garcés',
      'BOXM57KGJUV bronze Johan Cifuentes',
      'BOXM57KGJUV bronze Manuel Rincón T.',
      'BOXM57KGJUV gold Jaider Portocarrero',
      'BOXM57KGJUV silver Leider Viveros',
      'WREMFS55KG--PJUV bronze Elkin Torrado',
      'WREMFS55KG--PJUV bronze Jefry Lemos',
      'WREMFS55KG--PJUV gold Arley Mosquera',
      'WREMFS55KG--PJUV silver Cristian Páez R.',
    ],
  ],
  [
    '67-ciclismo-estrada.tsv',
    [
      'CYCM72000MRRCAD bronze Nuno Estrela Dias',
      'CYCM72000MRRCAD gold Afonso Rebordelo',
      'CYCM72000MRRCAD silver Simão Carvoeiro',
    ],
  ],
  [
    '68-ajedrez-suizo.csv',
    [
      'QG9-3COLEGIOSSUMP06CB8 bronze CRA Tierra de Alcores',
      'QG9-3COLEGIOSSUMP06CB8 gold CEIP Las Encinillas',
      'QG9-3COLEGIOSSUMP06CB8 silver Colegio Santa Lucila',
      'QG9OU12 bronze Urizar Melgosa, Naiara',
      'QG9OU12 gold Solduga Ferrán, Iker',
      'QG9OU12 silver Bartolina Pons, Gael',
    ],
  ],
  [
    '69-athletics-schools.csv',
    [
      'ATHM1500M---2009 bronze Hillary Kibagendi Sang',
      'ATHM1500M---2009 gold Elkana Kipsaro',
      'ATHM1500M---2009 silver Dennis Otwori',
      'ATHMLONGJUMP2011 bronze Samuel Lemoita',
      'ATHMLONGJUMP2011 gold Ian Kiprugut Mosop',
      'ATHMLONGJUMP2011 silver Brian Oduya',
      'ATHW100M----2011 bronze Lilian Mumbi Gathee',
      'ATHW100M----2011 gold Mercy Chelangat Boi',
      'ATHW100M----2011 silver Purity Jerotich Sum',
      'ATHX4X400M bronze Mwangaza Academy',
      'ATHX4X400M gold Tilolwa Primary',
      'ATHX4X400M silver Lake View Comprehensive',
    ],
  ],
  [
    '70-archery-fencing.csv',
    [
      'ARCWINDIVID-U16 bronze Georgia Stallard',
      'ARCWINDIVID-U16 gold Mina Takeda-Rowe',
      'ARCWINDIVID-U16 silver Demi Osagiede',
      'FENXFOIL----U14 bronze Ellis Garnett',
      'FENXFOIL----U14 gold Saskia Drummore',
      'FENXFOIL----U14 silver Arlo Finch-Batty',
    ],
  ],
] satisfies readonly (readonly [string, readonly string[]])[])(
  '%s gives the medals that it states or leaves no doubt about (R12.5)',
  async (name, expected) => {
    await db.pool.query(
      `update setting set value = '{"first": "2026-03-01", "last": "2026-12-20"}' where key = 'games_days'`,
    )
    await take(name)
    expect(await medals()).toEqual(expected)
  },
)
