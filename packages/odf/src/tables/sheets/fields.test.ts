import type { SheetField } from '@games/domain'
import { expect, test } from 'vitest'
import { fieldOf, fieldsOf, passedColumnOf } from './fields.ts'

test.each<[SheetField, string]>([
  [
    'athlete',
    'Nome completo do atleta|Nome do(a) aluno(a)|Nombre y apellidos del estudiante|Full name of the student|Aluno-atleta|Namn',
  ],
  ['given_name', 'FirstName|Primeiro nome do atleta|Vorname|Prénom|Förnamn|First Name'],
  ['family_name', 'LastName|Sobrenome do aluno|Apellidos del atleta|Nachname|Cognome|Efternamn'],
  [
    'organisation',
    'Depto.|ClubName|Nome da escola|Escola em que estuda|Escuela donde estudia|School you represent|Institución Educativa|Entidade|Colegio|Verein|Établissement|Società|Klubb',
  ],
  ['gender', 'Sexo do atleta|Gender of the athlete|Género|Rama|Geschlecht|Sexe|Kön|M/F'],
  [
    'birth_date',
    'DateOfBirth|Data de nascimento do(a) aluno(a)|Fecha de nacimiento del atleta|Dt. Nasc.|Geburtsdatum|Date de naissance|Födelsedatum',
  ],
  ['discipline', 'Modalidade que irá disputar|Deporte en que compite|Sport of the athlete|Sportart'],
  ['event', 'Prova do atleta|Prueba en que participa|Wettbewerb|Épreuve|Gara'],
  ['category', 'AgeGroup|Categoria do atleta|Altersklasse|Catégorie de poids|Åldersklass|Faixa etária'],
  ['bib', 'BibNumber|#|Nº de peito|Startnummer|Dossard|Rider #'],
  ['start_order', 'Raia|Andarivel|Bahn|Couloir|Bana'],
  ['rank', 'Col.|Clasif.|Platzierung|Classement|Placering|Colocado'],
  ['result', 'Marca final|Leistung|Temps|Prestazione|Resultat'],
])(
  'the column %s is known by its headers in seven languages, in camel case and in words of forms (R12.5)',
  (field, headers) => {
    for (const header of headers.split('|')) expect([header, fieldOf(header)]).toEqual([header, field])
  },
)

test.each([
  'Cidade da escola e do clube do professor',
  'Local de nascimento',
  'Prova 2',
  'Escola e equipe do atleta',
  'Possui irmãos na escola?',
  'Tempo de prática',
  'Colégio Alfa',
  'Quantas provas já disputou',
])('the header %s names several fields or says more than its key words: it is not known (R12.5)', (header) => {
  expect(fieldOf(header)).toBe(null)
})

test.each([
  [
    'personal',
    'CPF|RG do atleta|E-mail do responsável|Teléfono del acudiente|Nome da mãe|Guardian phone|Documento de identidad|Data de nascimento da mãe',
  ],
  [
    'unused',
    'Carimbo de data/hora|Vento|Nome do professor|Árbitro|Tempo de reação|Seed Time|Tamanho da camiseta|Observações|Marca temporal|Pasa a|Classifica para|Advances to',
  ],
] as const)('columns that are %s are known and not read (R12.5)', (why, headers) => {
  for (const header of headers.split('|'))
    expect([header, fieldOf(header), passedColumnOf(header)]).toEqual([header, null, why])
})

test.each([
  ['Nome|Sobrenome|Escola', 'given_name|family_name|organisation'],
  ['Name|Vorname|Verein', 'family_name|given_name|organisation'],
  ['Nombre|Apellidos|Club', 'given_name|family_name|organisation'],
  // a nickname in Brazil
  ['Nome|Apelido|Escola', 'athlete|family_name|organisation'],
  ['Data|Equipe|X|Equipe', 'date|side1||side2'],
  ['Fecha|Equipo|Goles|vs|Goles|Equipo', 'date|side1|score1||score2|side2'],
  ['Atleta|UF|X|Atleta|UF', 'side1|organisation1||side2|organisation2'],
  ['Date|Home|Away|Team', 'date|side1|side2|team'],
  ['Date|Time|Team|Team', 'date|start|side1|side2'],
  ['Col.|Atleta|Tempo|Pontos', 'rank|athlete|result|result'],
  ['Col.|Atleta|Pontos|Tempo', 'rank|athlete|result|result'],
  ['Col.|Atleta|Pontos', 'rank|athlete|result'],
  ['Platz|Name|Verein|Zeit', 'rank|athlete|organisation|result'],
  ['Atleta|Equipe|Tempo', 'athlete|organisation|result'],
  ['Atleta|Equipe|UF|Tempo', 'athlete|team|organisation|result'],
  ['Equipo A|1º set|2º set|Equipo B', 'side1|result|result|side2'],
  ['Home|Set 1|Set 2|Score|Away', 'side1|||result|side2'],
  ['Mannschaft A|1. Satz|2. Satz|Mannschaft B', 'side1|result|result|side2'],
  ['Ginasta|Solo|Salto|Total', 'athlete|||result'],
])('the columns %s are %s together (R12.5)', (header, fields) => {
  expect(
    fieldsOf(header.split('|'))
      .map((field) => field ?? '')
      .join('|'),
  ).toBe(fields)
})

test('`Last` and `First` beside each other are the names of a person', () => {
  expect(fieldsOf(['Place', 'Number', 'Last', 'First', 'Time'])).toEqual([
    'rank',
    'bib',
    'family_name',
    'given_name',
    'result',
  ])
  expect(fieldsOf(['Place', 'Name', 'Last'])).toEqual(['rank', 'athlete', null])
})
