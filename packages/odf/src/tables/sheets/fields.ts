import { type Medal, MEDALS, SHEET_FIELDS, type SheetField, type SheetKind } from '@games/domain'
import { plain } from '../values.ts'

/** What a column of an organiser's sheet can be about, and what its header may say in Portuguese, Spanish and English. */
const HEADERS = {
  date: 'date data dia fecha day quando when date_and_time data_e_hora data_hora fecha_y_hora datetime',
  start:
    'time hora horario inicio start start_time hora_inicio hora_de_inicio hora_inicial comeco hora_prevista horario_previsto',
  end: 'end end_time fim fin termino hora_fim hora_fin hora_de_termino hora_final encerramento',
  discipline: 'discipline sport disciplina modalidade modalidades deporte esporte modalidad desporto',
  event: 'event prova evento prueba prova_categoria competition competicao competencia event_name',
  category:
    'category categoria class classe clase peso_categoria categoria_de_peso weight_class faixa_etaria age_group division_de_peso',
  division: 'division divisao liga serie_divisao',
  gender: 'gender sex genero sexo naipe',
  phase: 'phase fase etapa round rodada ronda stage instancia',
  unit: 'unit jogo partido partida match game luta combate bateria heat serie unidade unidad disputa confronto encontro',
  unit_number:
    'match_number numero_do_jogo n_jogo jogo_n no_jogo numero_de_partido heat_number numero_da_bateria game_number',
  venue:
    'venue local sede instalacao instalacion ginasio arena place lugar_de_competencia local_de_competicao recinto onde escenario',
  location: 'location area quadra tatame tapete cancha pista campo court mat pista_quadra tatami',
  type: 'type tipo tipo_de_evento event_type atividade actividad activity',
  side1:
    'side_1 equipe_a equipo_a team_a mandante local_equipo home home_team equipe_1 equipo_1 team_1 time_a lado_a lado_1 primeiro_lado primer_lado first_side azul atleta_1 atleta_a jogador_1 jogador_a jugador_1 jugador_a player_1 player_a competidor_1 competidor_a equipo_local equipe_local equipe_mandante time_mandante equipe_da_casa',
  side2:
    'side_2 equipe_b equipo_b team_b visitante away away_team equipe_2 equipo_2 team_2 time_b lado_b lado_2 segundo_lado second_side branco atleta_2 atleta_b jogador_2 jogador_b jugador_2 jugador_b player_2 player_b competidor_2 competidor_b equipo_visitante equipe_visitante time_visitante',
  score1:
    'score_1 placar_1 placar_a placar_mandante puntos_local pontos_mandante gols_mandante goles_local home_score home_points score_a puntos_equipo_local pontos_a pontos_equipe_a gols_a goles_a',
  score2:
    'score_2 placar_2 placar_b placar_visitante puntos_visitante pontos_visitante gols_visitante goles_visitante away_score away_points score_b puntos_equipo_visitante pontos_b pontos_equipe_b gols_b goles_b',
  status: 'status situacao estado_da_prova situacion',
  athlete:
    'athlete atleta name nome nombre full_name nome_completo nombre_completo competidor competitor participante deportista jogador jugador nadador judoca athletes_name nome_do_atleta nombre_del_atleta ginasta swimmer player skater skaters patinador patinadora rider ciclista nome_competidor nome_do_competidor nombre_del_competidor',
  family_name: 'family_name last_name surname sobrenome apelido apellido apellidos ultimo_nome',
  given_name: 'given_name first_name primeiro_nome nome_proprio nombre_de_pila prenome nombres',
  team: 'team equipe equipa equipo nome_do_time selecao seleccion team_name nome_da_equipe nombre_del_equipo dupla pareja pair',
  organisation:
    'organisation organization delegation noc delegacao delegacion estado uf country pais state org comite federacion federacao escola escuela school club clube municipio cidade affiliation sigla club_team team_club dojo dojo_title academia nacionalidade nacionalidad nationality nation nacao nacion team_noc noc_name country_region',
  birth_date:
    'birth_date born nascimento data_de_nascimento nacimiento fecha_de_nacimiento dob date_of_birth data_nasc nasc dn f_nacimiento',
  bib: 'bib dorsal peito numero_de_peito camisa no numero number num n bib_number n_peito numeral',
  start_order:
    'lane raia calle start_order order ordem ordem_de_largada orden orden_de_salida carril baliza posicao_de_largada',
  seed: 'seed seeding cabeca_de_chave cabeza_de_serie cabezas_de_serie cabecas_de_chave n_do_cabeca_de_chave ordem_do_sorteio orden_del_sorteo draw_order',
  height: 'height altura estatura',
  weight: 'weight peso peso_kg',
  function: 'function funcao funcion cargo papel role',
  members: 'members atletas integrantes jogadores jugadores athletes componentes elenco',
  rank: 'rank place colocacao posicao classificacao puesto posicion pos col class clas lugar rk position clasificacion colocacion final_rank posicao_geral posicion_general classificacao_geral',
  result:
    'result resultado marca mark tempo tiempo time_result placar marcador score pontos puntos points pontuacao nota puntaje final_time tempo_final nett net_points pontos_liquidos',
  irm: 'irm marca_invalida dns_dnf ocorrencia incidencia',
  qualification: 'qualification qualification_mark q classificado clasificado qualified',
  goes_on:
    'goes_on advance advances who_goes_on classificam classificam_se avancam passam clasifican avanzan pasan quantos_classificam quantos_avancam cuantos_clasifican',
  wlt: 'wlt win vitoria victoria v_d w_l ganador vencedor',
  difference: 'difference diff gap diferenca diferencia',
  medal: 'medal medalha medalla medal_type tipo_de_medalha premiacao',
  name: 'name_in_portuguese nome_em_portugues nome_portugues nombre_portugues descricao descripcion description',
  name_eng: 'name_eng name_en nome_ingles nombre_ingles english ingles name_in_english nome_em_ingles',
  name_spa: 'name_spa name_es nome_espanhol nombre_espanol spanish espanhol espanol name_in_spanish nome_em_espanhol',
  code: 'code codigo rsc id sigla_codigo',
  what: 'what kind o_que que classe_do_nome',
} as const satisfies Readonly<Record<Exclude<SheetField, MedalField | 'organisation1' | 'organisation2'>, string>>

/** Columns of a medal table: only that, since `Total` and `S` mean other things in other sheets. */
type MedalField = Medal | 'total'
const MEDAL_WORDS: readonly (readonly [MedalField, RegExp])[] = [
  ['gold', /^(?:gold|ouro|oro)s?$/],
  ['silver', /^(?:silver|prata|plata)s?$/],
  ['bronze', /^(?:bronze|bronce)s?$/],
  ['total', /^(?:total|tot|sum|soma|suma|geral|)$/],
]
const MEDAL_SIGNS: readonly (readonly [MedalField, string])[] = [
  ['gold', '🥇'],
  ['silver', '🥈'],
  ['bronze', '🥉'],
]
/** Gold, silver, bronze and total as letters, in English, Portuguese or Spanish. */
const MEDAL_LETTERS: readonly (readonly string[])[] = [
  ['g', 's', 'b', 't'],
  ['o', 'p', 'b', 't'],
]
const MEDAL_FIELDS = ['gold', 'silver', 'bronze', 'total'] as const satisfies readonly MedalField[]

function isHeaderField(field: SheetField): field is keyof typeof HEADERS {
  return field in HEADERS
}

/** A word of two meanings has that of the field that is named first; a field's own name comes last. */
const BY_HEADER: ReadonlyMap<string, SheetField> = new Map(
  SHEET_FIELDS.filter(isHeaderField)
    .flatMap((field) => HEADERS[field].split(' ').map((header) => [header, field] as const))
    .concat(SHEET_FIELDS.filter(isHeaderField).map((field) => [field, field] as const))
    .toReversed(),
)

/** `Escola 1`, `UF B`: the delegation of a side. */
function sideOrganisationOf(header: string): SheetField | null {
  const [, words = '', side = ''] = /^(.+)_([12ab])$/.exec(plain(header)) ?? []
  if (BY_HEADER.get(words) !== 'organisation') return null
  return side === '1' || side === 'a' ? 'organisation1' : 'organisation2'
}

/** What a column is about by what its header says, also where more is said: `Hora (Brasília)`, `Local:`, `Atleta/Equipe`; null: it is not known. */
export function fieldOf(header: string): SheetField | null {
  const words = [header, header.replace(/[([].*$/, ''), ...header.split(/\/| ou | or /)]
  const found = words.map((word) => BY_HEADER.get(plain(word))).find((field) => field !== undefined)
  // `Rider #` is the number, not the rider
  return found === 'athlete' && /#\s*$/.test(header) ? 'bib' : (found ?? sideOrganisationOf(header))
}

const SCORES: ReadonlySet<string> = new Set(
  'gols goles goals placar marcador score pontos puntos points pts sets'.split(' '),
)

/**
 * What the columns of a header are about. Some words mean another thing beside others: `Place` and `Time` in a list of people without days are
 * their rank and result, `Local` beside `Visitante` is a side, `Estado` of a match its status.
 */
export function fieldsOf(header: readonly string[]): (SheetField | null)[] {
  const fields = header.map(fieldOf)
  const has = (...some: SheetField[]) => some.some((one) => fields.includes(one))
  const isListed = has('athlete', 'family_name', 'given_name', 'bib') && !has('date', 'side1', 'side2')
  const isMatch = has('side1', 'side2')
  const medals = has('event', 'athlete', 'family_name', 'given_name', 'medal') ? [] : medalFieldsOf(header)
  const words = header.map(plain)
  return fields.map((field, at) => {
    const medal = medals[at] ?? null
    if (medal !== null) return medal
    const word = words[at] ?? ''
    if (isListed && word === 'place' && !has('rank')) return 'rank'
    if (isListed && word === 'time' && !has('result')) return 'result'
    if (isMatch && word === 'local' && !has('side1')) return 'side1'
    if (isMatch && word === 'estado' && !has('status')) return 'status'
    if (isMatch && word === 'sets' && !has('result')) return 'result'
    // the same header twice is the score of each side
    if (isMatch && SCORES.has(word) && words.filter((other) => other === word).length === 2)
      return words.indexOf(word) === at ? 'score1' : 'score2'
    if (isMatch && field === 'organisation' && fields[at - 1] === 'side1') return 'organisation1'
    if (isMatch && field === 'organisation' && fields[at - 1] === 'side2') return 'organisation2'
    return field
  })
}

/** The columns of a medal table; none where one of the three colours is missing. */
function medalFieldsOf(header: readonly string[]): readonly (MedalField | null)[] {
  const words = header.map(plain)
  const letters = MEDAL_LETTERS.find((some) => some.slice(0, 3).every((letter) => words.includes(letter)))
  const fields = words.map((word, at): MedalField | null => {
    const sign = MEDAL_SIGNS.find(([, one]) => header[at]?.includes(one))?.[0]
    if (sign !== undefined) return sign
    if (letters?.includes(word)) return MEDAL_FIELDS[letters.indexOf(word)] ?? null
    // `Medalhas de ouro`, `Total medals`
    const colour = word.split('_').filter((part) => !/^(?:de|(?:medal|medalha|medalla)s?)$/.test(part))
    return word === '' ? null : (MEDAL_WORDS.find(([, known]) => known.test(colour.join('_')))?.[0] ?? null)
  })
  return MEDALS.every((medal) => fields.includes(medal)) ? fields : []
}

/** A header row as it is remembered: the words of its columns, whatever their case and accents. */
export const headerKey = (header: readonly string[]): string =>
  header.map(plain).join('|').replace(/\|+$/, '').slice(0, 2_000)

/** What a sheet is, by its columns; null: they do not tell. */
export function kindOf(fields: readonly (SheetField | null)[]): SheetKind | null {
  const has = (...some: SheetField[]) => some.some((one) => fields.includes(one))
  const who = has('athlete', 'family_name', 'given_name', 'team', 'organisation')
  if (MEDALS.every((medal) => has(medal)) && has('organisation', 'team')) return 'medal-table'
  if (has('medal') && who && !has('start', 'result')) return 'medallists'
  if (has('seed') && who && !has('rank', 'result', 'start', 'start_order', 'irm', 'wlt', 'score1', 'birth_date'))
    return 'draws'
  if (has('rank', 'result', 'irm', 'wlt', 'score1') && (who || has('side1', 'bib'))) return 'results'
  if (has('start_order') && who) return 'start-lists'
  if (
    (has('start') && !has('result')) ||
    has('side1') ||
    (has('date') && has('discipline', 'event', 'phase', 'unit', 'venue'))
  )
    return 'schedule'
  if (has('what') || (has('name_eng', 'name_spa', 'code') && has('name', 'athlete') && !has('birth_date', 'gender')))
    return 'names'
  if (has('team') && has('organisation', 'members', 'discipline'))
    return has('birth_date', 'athlete') ? 'participants' : 'teams'
  if (has('members') && has('organisation')) return 'teams'
  if (has('athlete', 'family_name', 'given_name')) return 'participants'
  return !has('result') &&
    fields.filter(
      (field) => field === 'organisation' || field === 'venue' || field === 'discipline' || field === 'event',
    ).length === 1
    ? 'names'
    : null
}
