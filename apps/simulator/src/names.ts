import type { Random } from './random.ts'

/**
 * Names nobody has: syllables that sound Brazilian put together into given names and surnames that are unmistakably invented.
 * About one in fifty is very long, many carry accents: what a screen has to survive.
 */
const GIVEN_STARTS =
  'Alv Bel Brin Cael Cand Dalm Dav Elv Esmer Fil Gald Gris Helv Ind Isold Jac Jun Kaiv Lav Lind Luz Malv Mir Nab Neiv Ol Ond Perl Quil Ros Sab Solv Tam Telm Ulis Vald Veiv Yar Zel Zil'.split(
    ' ',
  )
const GIVEN_ENDS = {
  F: 'ândia elita ênia iara inda íris óssia uana aíra ominda élia ante urina issa'.split(' '),
  M: 'ândio elito ênio iar indo írio ósio uan aído omar éu ante urino isso'.split(' '),
}
const FAMILY_STARTS =
  'Abrun Bacur Calav Cravin Dorim Embar Farol Flam Garand Horv Ilhav Jurem Lambr Mandac Nevar Ourel Pitang Querm Ramal Serig Tabuar Trovis Umbuz Verid Xaram Zabel Brum'.split(
    ' ',
  )
const FAMILY_ENDS =
  'ães ado al ambra asco az eira elim enço erva ético ezi ilho ins iosa ópolis oréu osa uama uçu urgo uvel'.split(' ')
const TOWN_STARTS = 'Vila Porto Barra Serra Lagoa Campo Monte Santa Vale'.split(' ')

export interface PersonName {
  readonly givenName: string
  readonly familyName: string
}

export function inventName(chance: Random, gender: 'M' | 'F'): PersonName {
  const given = () => chance.pick(GIVEN_STARTS) + chance.pick(GIVEN_ENDS[gender])
  const family = () => chance.pick(FAMILY_STARTS) + chance.pick(FAMILY_ENDS)
  const length = chance.next()
  if (length < 0.02)
    return {
      givenName: `${given()} ${given()} ${given()}`,
      familyName: `de ${family()} ${family()} e ${family()} dos ${family()}`,
    }
  if (length < 0.14) return { givenName: `${given()} ${given()}`, familyName: `${family()} ${family()}` }
  if (length < 0.24) return { givenName: given(), familyName: `${chance.pick(['de', 'da', 'dos'])} ${family()}` }
  return { givenName: given(), familyName: family() }
}

export const inventTown = (chance: Random): string =>
  `${chance.pick(TOWN_STARTS)} ${chance.pick(FAMILY_STARTS)}${chance.pick(FAMILY_ENDS)}`
