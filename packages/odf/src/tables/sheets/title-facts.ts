import {
  type EventGender,
  firstYearOfBirth,
  genderOfCell,
  isAgeClassWord,
  readEventWords,
} from '@games/domain/sports/recognise/event-words'
import { sportOf } from '@games/domain/sports/registry'
import { typedEventOf } from '@games/domain/sports/typed-event'
import { plain } from '../values.ts'
import { fieldOf } from './fields.ts'
import { WHOLE } from './heats-of-finals.ts'
import type { KnownIndex } from './known.ts'
import type { TitleFacts } from './reading.ts'
import { areKinds, isBoardOf, isInEventOfOtherSport } from './other-sports.ts'
import { isParaClass, withoutParaClasses } from './para-classes.ts'
import { OF_KNOCKOUT, ROUND_ROBIN } from './pool-words.ts'
import { isRemark, withoutRemark } from './remarks.ts'
import { leastFinal, statusInTitle } from './result-status.ts'
import { wordsKey } from './sheet.ts'
import { isTeamClassification } from './team-classification.ts'
import { type DayStyle, dayOf } from './times.ts'
import { partsOf } from './title-parts.ts'
import { withholdsMedals } from './withheld-medals.ts'
import { disciplineCodeOf, eventCodeOf, namedEvent, splitPhase, unitWords, wordsOfSport } from './word-codes.ts'

/** Kilometres of a race. Metres in parentheses can be those of a pool. */
const KILOMETRES = /\(\s*\d+(?:[.,]\d+)?\s?km\s*\)/gi

/** Words of titles that name a list, and the number of an event. */
const LISTS =
  /^(?:resultados?|results?|resultados_(?:finais|finales)|final_results|start_lists?|lista_de_(?:largada|partida|salida)|podio|podium|medalhistas|medallistas|medall?ists|definicao|definicion(?:es)?)$/
/** The beginning of a title of results that names no event: `Resultado final`, `Results of the` before `final`. */
const OF_RESULTS =
  /^(?:resultados?\s+(?:fina(?:l|is|les)|oficia(?:l|is|les)|gera(?:l|is)|general(?:es)?)|results?\s+official|(?:final|official)\s+results?)(?!\p{L})[\s:–-]*|^(?:resultados?|results?)\s+(?:d[aeo]s?|de\s+la|of\s+the|of)\s+(?=fina)/iu
/** Rounds before the final. With `classificação` a title of standings would be one. */
const BEFORE_FINAL =
  /^(?:h\d|semi|quart|cuart|heats?|eliminatoria|ranking_round|ranqueamento|preliminar|prelims?|qualif)/
/** A distance, and the word before it: of one leg of a race. */
const LEG = String.raw`(?:\p{L}+\s+)?\d+(?:[.,]\d+)?\s?k?m(?![\p{L}\d])`
/** The legs of a race of several sports: `Natación 400 m / ciclismo 10 km / carrera 2,5 km`, `4 x (200 m + 5 km + 1,2 km)`. */
const LEGS = new RegExp(String.raw`(?:\d\s?x\s?)?\(?(?<![\p{L}\d.,])${LEG}(?:\s*[/+,–-]\s*${LEG}){2,}\s*\)?`, 'giu')
/** The arrows of a round of archery: `Ranking round (2 x 36 arrows, 60 m)`. */
const ARROWS = /\s*\([^()]*\b(?:arrows|flechas|setas)\b[^()]*\)/giu
/** Several days, none of which is that of all rows: `22-24 July`, `1 y 2 de mayo`. */
const DAYS = /(?<!\d)\d{1,2}\s?(?:[-–]|a|ao|al|to|e|y|and|&)\s?\d{1,2}\s+(?:de\s+)?\p{L}{3}/iu
/** The only phase of an event: `Pares mistos (só final)`. */
const ONLY_PHASE = /\s*\((?:s[óo]|apenas|somente|solo|s[óo]lo|solamente|only)\s+([^()]*)\)/giu
/** A time of the day, such as that of a warm-up. */
const CLOCK = /\b\d{1,2}(?:[:h]\d{2}|h)\b/i
/** The words of a title beside the phase of its list: `Resultado das eliminatórias`, `Classificação após a 2ª rodada`. */
const OF_LIST =
  /^(?:(?:resultados?|results?|classificacao|clasificacion|classification|standings?|ranking|tabela|tabla|table|lista|list|sumulas?|boletim|relatorio|jogos|partidas|lutas|matches|parcial|oficial|oficiais|oficiales|official|geral|general|final|finais|finales|apos|ate|despues|after|d[aeo]s?|del|la|las|los|of|the|a|o|as|os)(?:_|$))+$/
const STAGE =
  /(?:\d{1,2}\s?[ºª°]?|primeir[ao]|segund[ao]|terceir[ao]|primera|tercera|first|second|third)\s+(?:fase|stage)(?!\p{L})/iu
/** Years of birth without words: `2010`, `2009/2010`. */
const YEARS = /^\d{4}(?:\s?[/–-]\s?(?:\d{4}|\d{2}))?$/
/** Ages of athletes of a class by years of birth. */
const [MIN_AGE, MAX_AGE] = [5, 25]
const NUMBERED = /^(?:prova|prueba|event|evento|race|corrida|carrera|regata)_\d+$/

/** A medal behind the name of an event: `Até 57 kg – Ouro`. */
const MEDAL = /^(?:medalha_de_|medalla_de_)?(?:ouro|oro|gold|prata|plata|silver|bronze|bronce)$/
/** A label, or the number of an event: `Prova: `, `Prova 4: `. */
const LABEL = /^(?:[\p{L} ]+|(?:prova|prueba|evento?|race)\s*(?:n[º°.]*\s*)?\d{1,3}):\s*(?=\S)/iu
/** Captions of the matches behind the pools, which have their rounds in their rows. */
const KNOCKOUT = new RegExp(`^(?:cruces?|cruzamentos?(?:_\\w+)?|llaves?|${OF_KNOCKOUT})$`)

const GENDER_LABEL = /^(?:rama|naipe|g[êeé]nero|sexo|gender)\s*:?\s+/i
/** Fields of labels before the name of a place, which is no event: `Sede: Polideportivo Norte`. */
const OF_PLACE = ['venue', 'location'] as const
/** The wind of a race: `Final (vento +1,3 m/s)`. */
const WIND = /\(?(?<!\p{L})(?:vento|viento|wind):?\s*[+-]?\d+(?:[.,]\d+)?\s*(?:m\/s)?\)?/iu

/** The contest that a heat leads to: `Serie 1 (1 y 2 a Final A)`. */
const ADVANCES =
  /\([^()]*\s(?:a|à|ao|al|para|to|→|->)\s+(?:(?:a|o|as|os|la|el|las|los|the)\s+)?(?:semi|final|quart|cuart|next|sigui|pr[óo]xim)[^()]*\)/giu

/** Words of events of teams, of pairs and of single people. */
const OF_ENTRANTS =
  /^(?:equip\w+|teams?|individua(?:l|is|les)|singles|singulares|simples|sencillos|dobles|duplas?|parejas?|pairs?|doubles|dueto|duet|duo|solo)$/
/** The order of rows, or what counts: `sorted after Day 1`, `best run counts`. */
const OF_ORDER =
  /^(?:(?:sorted|ordered|ordenad[oa]s?|in order|em ordem|en orden|por ordem|por orden)\s|.*\b(?:best|melhor(?:es)?|mejor(?:es)?)\b.*\b(?:counts?|val[ei]n?|valem|contam?|cuentan?)\b)/i
/** Several days: `06 a 09/09/2027`, `5/6 al 7/6`. */
const OF_DAYS = /^\d{1,2}(?:[/.]\d{1,2})?\s*(?:a|al|e|y|to|and|&|[–-])\s*\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?$/i
/** Words of the competition behind the name of a sport, which are no event: `Boxe escolar`, `Karate regional championships`. */
const OF_GAMES =
  /^(?:escolar(?:es)?|estudanti(?:l|s)|estudianti(?:l|les)|schools?|regional|estadual|nacional|national|municipal|provincial|campeonato|championships?|torneio|torneo|tournament|jogos|juegos|games|copa|cup|festival|etapa|olimpic[oa]s?|resultados?|results?|oficial|official|final|finais|finales|classificacao|clasificacion|chave|dia|day|de|da|do|das|dos|del|la|e|y|and|the|of|\d+)$/

/** Words of an event without classes: `Torneio absoluto masculino`. */
const OF_OPEN = /^(?:torneio|torneo|tournament|absolut[oa]|aberto|abierto)$/

/** Whether a part of a title is of no event: what counts, the order of the rows, or the days of the games. */
const isBesideEvent = (part: string): boolean => OF_ORDER.test(part) || OF_DAYS.test(part)

const IN_PARENTHESES = /\s*\([^()]*\)/g

/** Whether words only count something, `(4 problems)` or `5 equipos`, and name no class or measure. */
function isCount(words: string): boolean {
  const [, counted] = /^\s*\(?\s*(\d{1,2}\s+\p{L}{4,}\.?)\s*\)?\s*$/u.exec(words) ?? []
  if (counted === undefined) return false
  const { kg, grams, metres, legs, ageClass } = readEventWords(counted)
  return [kg, grams, metres, legs, ageClass].every((fact) => fact === null)
}

/** Titles of the ranking of a whole event, also after a number of rounds. */
const FINAL_STANDINGS =
  /^(?:classificacao|clasificacion|ranking|standings?|tabela|tabla)_(?:geral_|general_)?final(?:_|$)|^final_(?:standings?|ranking|classification)(?:_|$)/

const OF_VENUES =
  /^(?:ginasio|gimnasio|gym|coliseo|coliseu|arena|estadio|stadium|centro|center|centre|clube?|parque|escola|escuela|colegio|school|sala|salon|salao|piscina|pool|cidade|ciudad|city)$/

/** Whether a title is that of the ranking of a whole event. */
export const isFinalStandings = (title: string): boolean => FINAL_STANDINGS.test(plain(title))

/** Whether a title is that of all matches behind the pools: `Cruces`, `Eliminación directa`. */
export const isKnockoutTitle = (title: string): boolean => KNOCKOUT.test(plain(title.replace(IN_PARENTHESES, '')))

/** Reads the titles of a table. */
export class TitleReader {
  readonly #index: KnownIndex
  readonly #days: DayStyle
  readonly #facts = new Map<string, TitleFacts>()

  constructor(index: KnownIndex, days: DayStyle) {
    this.#index = index
    this.#days = days
  }

  /**
   * The facts in the words of a title. `canBeEvent`: words of no other meaning are an event. `isNext`: the line next to the table, in which a class
   * (`Sub-15`) is that of all rows.
   */
  factsOf(words: string, canBeEvent: boolean, isNext = false): TitleFacts {
    const key = `${canBeEvent} ${isNext} ${words}`
    const before = this.#facts.get(key)
    if (before) return before
    const facts: TitleFacts = {}
    for (const part of partsOf(
      this.#withoutLegs(withoutRemark(words).replace(ARROWS, '').replace(ONLY_PHASE, ' – $1')),
    ))
      if (!isRemark(part) && !withholdsMedals(part) && !isBesideEvent(part.trim()) && !this.#isYearOfGames(part))
        this.#addPart(part.trim(), canBeEvent, facts)
    const { gender, ageClass } = readEventWords(isNext ? words : '')
    if (gender !== null) facts.gender ??= gender
    // of all events of a cup: `COPA DAS ESCOLAS DE FUTSAL SUB-14`
    if (ageClass !== null && /^U\d+$/.test(ageClass)) facts.category ??= ageClass
    if (isSentence(words)) {
      delete facts.event
      delete facts.phase
    }
    const isOfSport = facts.discipline !== undefined || facts.gender !== undefined
    // a class in the name of the games is not that of all rows, beside a sport it is: `TORNEIO DE ANDEBOL - JUVENIS`
    if (facts.category !== undefined && !canBeEvent && !isNext && !isOfSport && this.disciplineWithin([words]) === null)
      delete facts.category
    this.#facts.set(key, facts)
    return facts
  }

  /** Whether a line has only a round and a day: `SEMIFINAIS – 04/08/2027`. */
  isOnlyRound(line: string): boolean {
    return partsOf(line).every((part) => splitPhase(part)?.rest === '' || dayOf(part, this.#days) !== null)
  }

  /** The facts of the organiser's title. Unknown words are the discipline if the `others` name no discipline. */
  factsOfOrganiser(title: string, others: readonly TitleFacts[]): TitleFacts {
    const facts = this.factsOf(title, true)
    if (facts.event === undefined || facts.discipline !== undefined) return facts
    if (others.some(({ discipline }) => discipline !== undefined)) return facts
    const [first = '', ...rest] = partsOf(title)
    return { ...this.factsOf(rest.join(' | '), true), discipline: first.trim() }
  }

  /**
   * The only event that the lines above a table name, by words that the discipline of the sheet certainly has. `hasDisciplines`: the table has a
   * column of disciplines.
   */
  eventsAbove(lines: readonly string[], outer: readonly TitleFacts[], hasDisciplines: boolean): TitleFacts[] {
    const words = outer.find(({ discipline }) => discipline !== undefined)?.discipline
    const discipline = words === undefined ? null : (this.#index.discipline(words) ?? disciplineCodeOf(words))
    if (outer.some(({ event }) => event !== undefined)) return []
    if (discipline !== null && sportOf(discipline).eventTypes.length === 0) return this.#openEvents(lines, discipline)
    // without a sport, words that an event of some sport has
    if (discipline === null && (words !== undefined || hasDisciplines)) return []
    const all = lines
      .flatMap((line) => partsOf(this.#withoutLegs(line)))
      .flatMap((part) => [part.replace(/\s*\([^()]*\)/g, ''), ...(part.match(KILOMETRES) ?? [])])
      .map((part) => part.replace(LABEL, '').replace(/[()]/g, ''))
      .map((part) => splitPhase(part)?.rest || part)
    const isOther = (part: string) => this.#isOnlySport(part) || this.#isYearOfGames(part) || this.#addClass(part, {})
    const parts = all.filter((part) => /[\p{L}\d]/u.test(part) && !isOther(part))
    const events = parts.filter((part) =>
      discipline === null
        ? this.#index.sportsOf(part).length > 0
        : namedEvent(discipline, withoutParaClasses(part)).certainty === 'certain' ||
          this.#index.hasOwnEvent(discipline, part),
    )
    const [event, another] = events
    if (another !== undefined) return discipline === null ? [] : wholeEvent(discipline, lines, events)
    const measures = new Set(discipline === null ? [] : parts.filter((part) => isMeasure(discipline, part)))
    const [measure] = measures
    const whole = discipline === null || measures.size !== 1 ? event : withMeasure(discipline, event, measure ?? '')
    return whole === undefined ? [] : [{ event: whole }]
  }

  /**
   * The event of a sport without a catalogue: the words behind the name of the sport, `Skate street feminino`, and those of a weight, a distance or
   * teams in other lines. Without them events of one sport would be one.
   */
  #openEvents(lines: readonly string[], discipline: string): TitleFacts[] {
    const parts = lines
      .flatMap((line) => partsOf(line))
      .map((part) =>
        part
          .replace(LABEL, '')
          .replace(IN_PARENTHESES, (words) => (isCount(words) ? '' : words))
          .trim(),
      )
    const events = parts.flatMap((part) => {
      if (this.#namesSeveral(part) || isCount(part) || isBesideEvent(part)) return []
      const sport = this.#index.disciplineIn(part)
      const words = part
        .slice(sport?.length ?? 0)
        .replace(/[()]/g, ' ')
        .trim()
      const event = splitPhase(words)?.rest ?? words
      const { kg, metres, legs, words: others } = readEventWords(event)
      const named = others.filter((word) => !isAgeClassWord(word) && !OF_GAMES.test(word))
      // 15 min + 5 seg is no weight
      const isWeight = kg !== null && (sport !== null || /k(?:g|ilo)/i.test(event))
      const isKind = sport === null && areKinds(named)
      const isMeasured = isWeight || metres !== null || legs !== null
      const isClass = sport === null && words.split(' ').some(isParaClass)
      const isEvent =
        isMeasured ||
        isKind ||
        isClass ||
        named.some((word) => OF_ENTRANTS.test(word)) ||
        this.#index.hasOwnEvent(discipline, event)
      const isOfSport = sport !== null && named.length > 0 && !named.some((word) => OF_VENUES.test(word))
      const isDay = !isMeasured && /\d/.test(words) && dayOf(words, this.#days) !== null
      return !isDay && (isEvent || isOfSport) ? [event.replace(/\s+/g, ' ')] : []
    })
    return events.length === 0 ? [] : [{ event: [...new Set(events)].join(' ') }]
  }

  /** Whether words name two sports: `REMO Y CANOTAJE`. */
  #namesSeveral(words: string): boolean {
    const sport = this.#index.disciplineIn(words)
    const [, others = ''] = /^\s*(?:(?:e|y|and)\s|[&+,])\s*(.+)$/i.exec(words.slice(sport?.length ?? 0)) ?? []
    const another = sport === null ? null : this.#index.disciplineIn(others)
    return sport !== null && another !== null && this.keyOfDiscipline(sport) !== this.keyOfDiscipline(another)
  }

  /**
   * The sport that the words of an event begin with, and the rest, if it is not that of the other titles: `Canotaje K1 damas` below `Remo`. A
   * longer name contains that of another sport: vôlei de praia is no vôlei.
   */
  withOwnSport(facts: TitleFacts): TitleFacts {
    const { event = '', discipline = '' } = facts
    if (discipline === '') return this.#withSportWithin(facts)
    const sport = this.#index.disciplineIn(event)
    const isOther =
      sport !== null &&
      !plain(discipline).includes(plain(sport)) &&
      this.keyOfDiscipline(sport) !== this.keyOfDiscipline(discipline)
    if (!isOther) return facts
    const rest = event.slice(sport.length).trim()
    const { words, metres, kg, legs } = readEventWords(rest)
    const isNamed = metres !== null || kg !== null || legs !== null || words.some((word) => !isAgeClassWord(word))
    return isNamed ? { ...facts, discipline: sport, event: rest } : facts
  }

  /** The facts of a title whose event has the name of its sport within: `U16 GIRLS FOOTBALL`. */
  #withSportWithin(facts: TitleFacts): TitleFacts {
    const { event = '' } = facts
    const sport = this.#index.disciplineIn(event) === null ? this.disciplineWithin([event]) : null
    return sport === null ? facts : { ...facts, discipline: sport, event: event.replace(sport, ' ').trim() }
  }

  /** A title without the legs of a race, whose distances and sports are of no event. */
  #withoutLegs(words: string): string {
    return words.replace(LEGS, (legs) => {
      const [, first = ''] = /^(\p{L}+)\s/u.exec(legs) ?? []
      return first === '' || this.#index.isSport(first) ? ' ' : first
    })
  }

  /** Whether words are a sport, also with a gender, a class or another contest (`Corta-mato e atletismo`), and name no event of it. */
  #isOnlySport(words: string): boolean {
    const sport = this.#index.disciplineIn(words)
    const names = words.split(/\s+(?:e|y|and|&|\+)\s+/i)
    return (
      names.some((name) => this.#index.isSport(name)) ||
      (sport !== null && this.#addClass(words.slice(sport.length), {}))
    )
  }

  /** The discipline that lines without another meaning mention, `Schools triathlon champs`; null: none, or several. */
  disciplineWithin(lines: readonly string[]): string | null {
    const found = new Map(lines.flatMap((line) => this.#disciplinesWithin(this.#withoutLegs(line))))
    const [words] = found.values()
    return words !== undefined && found.size === 1 ? words : null
  }

  /** The sports in the words of a line: their keys and their names as written. */
  #disciplinesWithin(line: string): (readonly [string, string])[] {
    const words = line.split(/[^\p{L}\p{N}'’-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
    return words.flatMap((_, at) => {
      const name = this.#index.disciplineIn(words.slice(at).join(' '))
      return name === null || isInEventOfOtherSport(name, line) ? [] : [[this.keyOfDiscipline(name), name] as const]
    })
  }

  /** Whether a line names an event that only other sports have: `JUNIOR GIRLS PENTATHLON` is no football. */
  namesOtherSport(line: string, discipline: string): boolean {
    const code = this.#index.discipline(discipline) ?? disciplineCodeOf(discipline)
    return partsOf(line).some((part) => {
      const sports = this.#index.sportsOf(splitPhase(part)?.rest || part)
      return sports.length > 0 && sports.every((sport) => sport.code !== code)
    })
  }

  /** The same for all names of a discipline. */
  keyOfDiscipline(words: string): string {
    return this.#index.discipline(words) ?? wordsKey(words)
  }

  #addPart(part: string, canBeEvent: boolean, facts: TitleFacts): void {
    if (part === '') return
    const listed = /^(.*[^\sx×])\s*\(([^()]*)\)$/i.exec(part)
    // a list in parentheses tells about the words before it
    if (listed?.[1] !== undefined && listed[2] !== undefined && partsOf(listed[2]).length > 1) {
      this.#addPart(listed[1], canBeEvent, facts)
      for (const words of partsOf(listed[2])) this.#addPart(words.trim(), false, facts)
      return
    }
    const roundRobin = canBeEvent ? undefined : ROUND_ROBIN.exec(part)?.[0]
    if (roundRobin !== undefined) {
      const others = part.replace(roundRobin, ' ').replace(/\(\s*\)/g, ' ')
      this.#addPart(others.trim(), canBeEvent, facts)
      facts.phase ??= roundRobin
      return
    }
    const label = LABEL.exec(part)?.[0].replace(/:\s*$/, '') ?? ''
    if (canBeEvent && OF_PLACE.some((field) => field === fieldOf(label))) {
      const place = part.replace(LABEL, '').trim()
      if (this.#index.venue(place) !== null) facts.venue = place
      return
    }
    const bare = part.replace(LABEL, '').replace(WIND, ' ').replace(ADVANCES, ' ')
    const { rest, status } = statusInTitle(bare.trim())
    const words = canBeEvent ? rest.replace(OF_RESULTS, '') : rest
    if (status !== null) facts.status = leastFinal([facts.status, status]) ?? status
    if (words === '') return
    const day = /\d/.test(words) ? dayOf(words, this.#days) : null
    const gender = genderOfCell(words.replace(GENDER_LABEL, ''))
    // the classification of teams is no phase, and its rows lead to a question
    if (isTeamClassification(words)) {
      facts.event = words
      return
    }
    if (!canBeEvent && isFinalStandings(words)) {
      facts.phase ??= WHOLE
      return
    }
    const split = splitPhase(words)
    const before = phaseOfList(words) ?? (canBeEvent ? null : roundBeforeFinal(words))
    const named = canBeEvent || this.#namesSeveral(words) ? null : this.#index.disciplineIn(words)
    const hasClass = (/\p{L}/u.test(words) || YEARS.test(words)) && this.#addClass(words, facts)
    if (hasClass && !canBeEvent) return
    if (day !== null && !/\bkg\b|\bm\b/i.test(words)) {
      if (!DAYS.test(words)) facts.date = day
    } else if (isBoardOf(words, facts.discipline ?? '')) facts.event = words
    else if (this.#index.isSport(words)) facts.discipline = words
    else if (gender !== null && words.length > 1) facts.gender = genderWith(facts.gender, gender)
    else if (this.#index.venue(words) !== null) facts.venue = words
    else if (named !== null) {
      facts.discipline = named
      this.#addClass(words.slice(named.length), facts, true)
    } else if (split && !/\p{L}{3}/u.test(split.rest) && readEventWords(split.rest).ageClass === null)
      facts.phase = facts.phase ? `${facts.phase} ${words}` : words
    else if (canBeEvent && isKnockoutTitle(words)) facts.phase = words
    else if (before !== null) facts.phase ??= before
    else if (split && canBeEvent) {
      const isPhase = splitPhase(split.rest.replace(/\s+(?:e|y|and|&|\/)$/i, ''))?.rest === ''
      facts.phase = isPhase ? words : split.phase
      if (!isPhase && dayOf(split.rest, this.#days) === null) facts.event = split.rest
    } else if (canBeEvent && isEventName(words, facts.event !== undefined)) this.#addEvent(words, facts)
  }

  /** Adds an event, or a discipline with a gender: `Judô feminino`. */
  #addEvent(words: string, facts: TitleFacts): void {
    const [, discipline = '', last = ''] = /^(.+?)\s+(\p{L}+)$/u.exec(words) ?? []
    const gender = genderOfCell(last)
    if (gender !== null && this.#index.isSport(discipline)) {
      facts.discipline = discipline
      facts.gender = gender
    } else if (facts.event !== undefined && !NUMBERED.test(plain(facts.event)) && this.#completes(facts.event, words))
      facts.event = `${facts.event} ${words}`
    else {
      // the gender of a part that other words replace: `Lucha libre masculina – Avanzados – 55 kg`
      const replaced = readEventWords(facts.event ?? '').gender
      if (replaced !== null && readEventWords(words).gender === null) facts.gender = replaced
      facts.event = words
    }
  }

  /** Whether a part of a title belongs to the event of an earlier part: a class, or the measure of `K1 damas – 500 m`. */
  #completes(event: string, words: string): boolean {
    if (this.#addClass(words.replace(IN_PARENTHESES, ''), {})) return true
    const [named, other] = [measureIn(event), measureIn(words)]
    return named.isMeasured !== other.isMeasured && (named.isOnly || other.isOnly)
  }

  /**
   * Adds the gender and the age class in words without another meaning, such as `Feminino 12 a 14 anos`; false: they have another. `isBeside`: the
   * words are beside a discipline, and may have others.
   */
  #addClass(words: string, facts: TitleFacts, isBeside = false): boolean {
    const { gender, ageClass, words: others, numbers, metres, kg } = readEventWords(words)
    if (YEARS.test(words) && ageClass === null) {
      if (this.#days.year === null || !this.#isOfAthletes(Number(words))) return false
      facts.category = words
      return true
    }
    if (metres !== null || kg !== null || (gender === null && ageClass === null)) return false
    const isOfClass = (word: string) => isAgeClassWord(word) || OF_OPEN.test(word)
    if (!isBeside && (numbers.length > 0 || !others.every(isOfClass))) return false
    const born = firstYearOfBirth(ageClass ?? '')
    if (born !== null && !this.#isOfAthletes(born)) return false
    if (gender !== null) facts.gender = genderWith(facts.gender, gender)
    if (ageClass !== null) facts.category = words.trim()
    return true
  }

  /** Whether words are only a year in which no athlete is born: `Año 2027`. */
  #isYearOfGames(words: string): boolean {
    const { ageClass, words: others, numbers, gender, kg, metres } = readEventWords(words)
    const born = firstYearOfBirth(ageClass ?? '')
    const isOnlyYear = others.length + numbers.length === 0 && [gender, kg, metres].every((fact) => fact === null)
    return born !== null && isOnlyYear && !this.#isOfAthletes(born)
  }

  /** Whether athletes can be born in a year, which is neither the year of the games nor a season. */
  #isOfAthletes(born: number): boolean {
    const { year } = this.#days
    return year === null || (born <= year - MIN_AGE && born >= year - MAX_AGE)
  }
}

/** The gender of two titles, the nearer last. An open class can be of women. */
export const genderWith = (above: EventGender | undefined, nearer: EventGender): EventGender =>
  nearer === 'O' ? (above ?? nearer) : nearer

/** The facts of several titles, in which a board below the name of its sport is an event. */
export const withBoards = (titles: readonly TitleFacts[]): TitleFacts[] =>
  titles.map((facts) => {
    const { discipline, ...others } = facts
    const isBoard = titles.some((title) => isBoardOf(discipline ?? '', title.discipline ?? ''))
    return isBoard && discipline !== undefined ? { event: discipline, ...others } : facts
  })

/** Whether words have a distance, a weight or legs, and whether they have nothing else. */
function measureIn(words: string): { readonly isMeasured: boolean; readonly isOnly: boolean } {
  const { metres, kg, legs, words: others, numbers } = readEventWords(words)
  const isMeasured = metres !== null || kg !== null || legs !== null
  return { isMeasured, isOnly: isMeasured && others.length === 0 && numbers.length === 0 }
}

/** Words beside the weight of a class. */
const OF_WEIGHT: ReadonlySet<string> = new Set(
  'categoria category peso weight classe clase class division divisao'.split(' '),
)

/** Whether words are a distance or a weight and nothing else than that, the name of a sport, a gender or a class. */
function isMeasure(discipline: string, words: string): boolean {
  const { metres, legs, kg, numbers, words: others } = readEventWords(words)
  const sportWords = wordsOfSport(discipline)
  return (
    (metres !== null) !== (kg !== null) &&
    legs === null &&
    numbers.length === 0 &&
    others.every((word) => sportWords.includes(word) || (kg !== null && OF_WEIGHT.has(word)))
  )
}

/**
 * The event of a title with the distance or the weight in another part. The name of a sport with a distance is an event: races of different distances
 * are different events. Undefined: the title has no event.
 */
function withMeasure(discipline: string, event: string | undefined, measure: string): string | undefined {
  const { metres, kg, words } = readEventWords(event ?? '')
  if (metres !== null || kg !== null) return event
  const sportWords = wordsOfSport(discipline)
  const isOnlySport = words.every((word) => sportWords.includes(word))
  const whole = `${event ?? ''} ${measure}`.trim()
  const [named, joined] = [namedEvent(discipline, event ?? ''), namedEvent(discipline, whole)]
  if (joined.certainty === 'certain') return whole
  // a bow is shot at a distance that makes no other event
  const isOfTimes = typedEventOf(eventCodeOf(discipline, named))?.type.measure === 'time'
  return isOnlySport && (named.certainty === 'unknown' || isOfTimes) ? whole : event
}

/**
 * The event of lines of which several parts name events only together: `Lucha libre femenina – Prejuvenil – 46 kg`, or the name of the sport and below
 * it the weight of the class.
 */
function wholeEvent(discipline: string, lines: readonly string[], events: readonly string[]): TitleFacts[] {
  const line = lines.find((words) => events.every((event) => words.includes(event)))
  const whole = line === undefined ? events.join(' ') : partsOf(line.replace(IN_PARENTHESES, ' ')).join(' ')
  const isMeasured = events.filter((event) => measureIn(event).isOnly || isMeasure(discipline, event)).length === 1
  const { certainty } = namedEvent(discipline, whole)
  const isNamed = line === undefined ? events.length === 2 && certainty === 'certain' : certainty !== 'unknown'
  return isMeasured && isNamed ? [{ event: whole }] : []
}

/** Whether a line is a sentence, such as a note: it names no event and no phase of the rows below. */
function isSentence(line: string): boolean {
  const isLong = line.split(/\s+/).length >= 6
  return (
    isLong && (/\p{L}[.!]$/u.test(line) || /^(?:n[ãa]o h[áa]|no hay|no|sem|sin|without|there is no)\s/iu.test(line))
  )
}

/** The ranking of all competitors behind the pools, before the direct elimination. */
const OF_POOLS =
  /^(?:(?:overall_)?(?:pool|poule)s?_(?:ranking|standings?|results?)|(?:ranking|classificacao|clasificacion|standings?|results?)_(?:d[aeo]s?_|de_las?_|apos_(?:as_)?|tras_(?:las_)?|after_(?:the_)?|of_(?:the_)?)?(?:pool|poule)s?)$/

/** The round before the final that a line mentions, `Ranking round (60 m) 19 July`; null: none. */
function roundBeforeFinal(line: string): string | null {
  if (OF_POOLS.test(plain(line))) return 'Ranking round'
  // `quarta-feira` is a Wednesday
  const phase = splitPhase(line.replace(/\([^()]*\)|quarta[\s-]+feira/giu, ' '))?.phase ?? ''
  return BEFORE_FINAL.test(plain(phase)) ? phase : null
}

/** The phase in a title that names a list of a phase before the final; null: the title names none, or other things too. */
function phaseOfList(words: string): string | null {
  const stage = STAGE.exec(words)?.[0]
  const split = stage === undefined ? splitPhase(words) : { phase: stage, rest: words.replace(stage, ' ') }
  const rest = plain(split?.rest ?? '')
  if (split === null || !(rest === '' || OF_LIST.test(rest))) return null
  // `Classificação geral` is a ranking, not a qualification
  const isOpen = /^(?:classificacao|clasificacion)$/.test(plain(split.phase)) || unitWords(split.phase).phase === 'FNL-'
  return isOpen ? null : split.phase
}

/** Whether a part of a title can name an event: `50 m livre`, not `Resultados`, `Aquecimento 7h30` or, if the title has a name already, `Prova 12`. */
function isEventName(words: string, isNamed: boolean): boolean {
  const name = plain(words)
  return (
    /\p{L}/u.test(words) &&
    !CLOCK.test(words) &&
    !LISTS.test(name) &&
    !(isNamed && (NUMBERED.test(name) || MEDAL.test(name)))
  )
}
