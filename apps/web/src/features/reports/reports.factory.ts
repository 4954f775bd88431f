import type { Communication, Report, Reports } from '@games/contract'
import { disciplineName, padRsc, trimRsc } from '@games/domain'

/** Invented documents for tests. What is given replaces the default. */

const EVENTS: Readonly<Record<string, { por: string; eng: string; spa: string }>> = {
  JUDW57KG: { por: 'Até 57 kg feminino', eng: 'Women’s 57 kg', spa: 'Hasta 57 kg femenino' },
  JUDM60KG: { por: 'Até 60 kg masculino', eng: 'Men’s 60 kg', spa: 'Hasta 60 kg masculino' },
}

/** What is of an RSC, in short or in full. */
export function about(code: string): Report['about'] {
  const full = padRsc(code)
  const event = trimRsc(full.slice(0, 22))
  const level = /[^-]/.test(full.slice(26)) ? 'unit' : /[^-]/.test(full.slice(22)) ? 'phase' : 'event'
  if (event.length < 5) return { code: full, level: 'discipline', event: null }
  return { code: full, level, event: { code: event, name: EVENTS[event] ?? null } }
}

export function aReport(code: string, given: Partial<Report> = {}): Report {
  const { kind = 'C73', language = 'POR', version = 1 } = given
  return {
    about: about(code),
    kind,
    title: 'Resultados',
    language,
    version,
    status: 'OFFICIAL',
    size: 240_512,
    produced: '2027-09-14T13:40:00',
    address: `/api/reports/files/${'a'.repeat(64)}/${trimRsc(code)}_${kind}_${language}_v${version}.pdf`,
    ...given,
  }
}

export const aDecision = (given: Partial<Extract<Communication, { kind: 'decision' }>> = {}): Communication => ({
  kind: 'decision',
  about: about('JUD'),
  at: '2027-09-14T09:15:00-03:00',
  language: 'POR',
  issuedBy: 'Comissão técnica de judô',
  details: 'A pesagem não muda.\nAs equipes confirmam presença até as 13:00 na mesa central.',
  number: '7',
  affects: ['schedule'],
  subtitle: 'Novo horário do bloco final',
  summary: 'O bloco final começa às 16:00, no tatame 1.',
  ...given,
})

export const aProtest = (given: Partial<Extract<Communication, { kind: 'protest' }>> = {}): Communication => ({
  kind: 'protest',
  about: about('JUDW57KG--------------SFNL000100--'),
  at: '2027-09-13T18:30:00-03:00',
  language: 'POR',
  issuedBy: 'Júri de apelação',
  details: 'A delegação de Alagoas pede a revisão da pontuação.',
  status: 'DENIED',
  rule: '18.2',
  hearingAt: '2027-09-13T18:00:00-03:00',
  decision: 'Protesto negado. O resultado fica como está.',
  reasons: null,
  ...given,
})

/** A page of a list; of one that says no more than its reports they are all there are, with nothing to choose from. */
export const aReportsPage = (given: Partial<Reports> = {}): Reports => ({
  seq: 1,
  discipline: { code: 'JUD', name: disciplineName('JUD') ?? null },
  reports: [],
  count: given.reports?.length ?? 0,
  next: null,
  choices: { kinds: [], events: [], days: [], languages: [], official: false },
  communications: [],
  books: [],
  units: [],
  ...given,
})
