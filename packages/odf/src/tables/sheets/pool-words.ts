import { isGenderWord } from '@games/domain/sports/recognise/event-words'
import { plain } from '../values.ts'
import { digestOf } from './digest.ts'

/** The words of a pool and of a stage of pools, for patterns over plain words. */
const POOL = '(?:grupo|group|chave|pool|poule|poole|zona)'
const STAGE = '(?:fase|etapa|stage|phase)'
const GROUP_STAGE = `(?:${STAGE}_(?:de_)?grupos?|(?:group|pool)_${STAGE})`
const ROUND = `(?:rodada|round|ronda|jornada|fecha|turno|${STAGE})`
const ORDINAL = '(?:_?(?:[ao]|st|nd|rd|th|[rd][ao]|er|era))?'

const IN_STAGE = new RegExp(`${GROUP_STAGE}_([a-h])(?![a-z0-9])`)
const NAMED_POOL = new RegExp(`${POOL}_([a-z]|\\d{1,2})(?![a-z0-9])`)
const ONLY_POOL =
  /(?:grupo|group|chave|turno|pool|poule|poole|zona)_unic[oa]|(?:single|only)_(?:group|pool|poule)|unic[oa]_(?:grupo|chave|poule|zona)|tod[oa]s_contra_tod[oa]s|round_robin|sistema_nordico|pontos_corridos|rodizio/
/** Words of a title by which all competitors meet each other: `todas contra todas`, `round robin`, `(nórdico)`. */
export const ROUND_ROBIN =
  /tod[oa]s\s+contra\s+tod[oa]s|round[\s-]robin|sistema\s+n[óo]rdico|pontos\s+corridos|rod[íi]zio|(?<=\()n[óo]rdico(?=\))/iu
const CALLED_POOL =
  /(?:grupo|group)_((?!(?:de|da|do|of|e|and|stage|phase|fase|jogo|game|match|play)(?![a-z])|\w*final)[a-z]{2,})(?![a-z0-9])/
/** Plain words that name a pool, or a stage of pools without one. */
export const POOL_WORDS = new RegExp(
  [ONLY_POOL, NAMED_POOL, IN_STAGE].map(({ source }) => source).join('|') + `|${GROUP_STAGE}`,
)
const LATER_STAGE = new RegExp(
  `(?:(\\d)${ORDINAL}_${STAGE}|${STAGE}_(\\d)|(segunda|second)_${STAGE}|(terceira|tercera|third)_${STAGE})(?![a-z0-9])`,
)
/** Words beside a pool that do not tell its matches apart. */
const BESIDE = new RegExp(
  `${GROUP_STAGE}|\\d{1,2}${ORDINAL}_${ROUND}(?![a-z])|${ROUND}_\\d{1,2}(?!\\d)|(?:primeira|primera|first|segunda|second|terceira|tercera|third)_${STAGE}|qualifica(?:tion|cao|toria|cion)|qualifying|c?lassifica(?:toria|cao)|clasifica(?:toria|cion)|preliminar(?:es|y)?`,
  'g',
)

/**
 * The phase of the pool that plain words name (`POOL_WORDS`), and the words beside it. The groups of a later stage are other pools
 * (`2ª fase – Grupo A`). The group stage without a group is one pool.
 */
export function poolIn(words: string): { readonly phase: string; readonly beside: string } {
  const only = ONLY_POOL.exec(words)
  const called = CALLED_POOL.exec(words)
  const found = only
    ? null
    : (NAMED_POOL.exec(words) ?? IN_STAGE.exec(words) ?? (isGenderWord(called?.[1] ?? '') ? null : called))
  const { index, 0: part } = only ?? found ?? { index: 0, 0: '' }
  const stage = LATER_STAGE.exec(words)
  const number = stage?.[3] ? 2 : stage?.[4] ? 3 : Number(stage?.[1] ?? stage?.[2] ?? 1)
  const beside = `${words.slice(0, index)}_${words.slice(index + part.length)}`.replace(BESIDE, '_')
  return { phase: phaseOfPool((found?.[1] ?? '').toUpperCase(), number), beside }
}

/** `GPA-`; `GPA2` in the second stage. */
function phaseOfPool(which: string, stage: number): string {
  const pool = which.length > 2 ? digestOf(which, 2) : which
  if (stage < 2) return `GP${pool}`.padEnd(4, '-')
  // a pool and a stage of two digits are one number
  const behind = /^\d$/.test(pool) ? String.fromCharCode(64 + stage) : String(stage)
  return `GP${pool === '' ? 'S' : pool}${behind}`.slice(0, 4)
}

/** The pool whose table decides, or a pool of the final stage: `Triangular final`, `Fase final – Grupo A`. A table without a stage is the only pool. */
export function finalPoolIn(words: string): { readonly phase: string; readonly beside: string } {
  const pool = POOL_WORDS.test(words) ? poolIn(words).phase : 'GP--'
  const which = pool.slice(2).replace(/-+$/, '')
  const stage = !/final/.test(words) ? '' : which === '' ? 'FN' : 'F'
  return { phase: `GP${which.slice(0, 1)}${stage}`.padEnd(4, '-'), beside: '' }
}

const CELL = /^(?:(?:grupo|group|chave|pool|poule|zona)\s+)?(?:\d{1,2}|\p{L}{1,12})$/iu
const WORD = /^(?:grupo|group|chave|pool|poule|zona)/i

/**
 * The words of a phase with the pool of its column: `Fase de grupos` and `A` are `Fase de grupos – Grupo A`. `header`: of that column; `code`:
 * of the phase (RSC). Rounds of a knockout and lists have no pools.
 */
export function withPool(
  words: string | undefined,
  {
    pool,
    header,
    code,
    isMatch,
  }: { readonly pool: string; readonly header: string; readonly code: string; readonly isMatch: boolean },
): string | undefined {
  const isStage =
    code.startsWith('GP') || (isMatch && (/^(?:QUAL|PREL|RND|HEAT|----)/.test(code) || isNamedStage(code, words)))
  if (!isStage || !CELL.test(pool)) return words
  const named = WORD.test(pool) ? pool : `${WORD.exec(header)?.[0] ?? 'Grupo'} ${pool}`
  return words === undefined ? named : `${words} – ${named}`
}

const isNamedStage = (code: string, words = ''): boolean =>
  code.startsWith('X') && new RegExp(`(?:^|_)${ROUND}(?:_|$)`).test(plain(words))

/** Words of the matches behind the pools, plain: `mata_mata`, `eliminacion_directa`, `knockout_stage`. */
export const OF_KNOCKOUT =
  'mata_mata|play_?offs?|knock_?outs?(?:_(?:stage|phase|rounds?|matches))?|eliminac(?:ion|ao)_(?:direct|diret)a|direct_eliminations?|eliminatori[ao]s?_direc?t[ao]s?|head_to_heads?(?:_matches)?'
