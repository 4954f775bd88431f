import { ByCode, type OpenBody } from '../body.ts'
import { badElement, quoted } from '../errors.ts'
import type { OdfParticipant } from '../message.ts'
import { readExtensions } from '../results/read-extensions.ts'
import type { Warnings } from '../warnings.ts'
import { children, day, flag, oneOf, requiredRsc, requiredText, text, type XmlElement } from '../xml/element.ts'

/** DT_PARTIC and DT_PARTIC_UPDATE (ODF §7). */
export const openParticipants: OpenBody = (_header, warnings) => {
  const participants = new ByCode<OdfParticipant>('Participant', warnings)
  return {
    take(element) {
      if (element.name !== 'Participant') return
      const participant = readParticipant(element, warnings)
      participants.set(participant.code, participant)
    },
    body: () => ({ kind: 'participants', participants: participants.list() }),
  }
}

function readParticipant(participant: XmlElement, warnings: Warnings): OdfParticipant {
  const code = requiredText(participant, 'Code', 'the code of a person')
  return {
    code,
    parent: text(participant, 'Parent'),
    status: requiredText(participant, 'Status', 'the status of the participant'),
    ...readNames(participant, warnings),
    gender: readGender(participant, warnings),
    organisation: requiredText(participant, 'Organisation', 'the code of an organisation'),
    birthDate: day(participant, 'BirthDate', warnings),
    height: text(participant, 'Height'),
    weight: text(participant, 'Weight'),
    placeOfBirth: text(participant, 'PlaceofBirth'),
    countryOfBirth: text(participant, 'CountryofBirth'),
    placeOfResidence: text(participant, 'PlaceofResidence'),
    nationality: text(participant, 'Nationality'),
    mainFunction: text(participant, 'MainFunctionId'),
    disciplines: children(participant, 'Discipline').map((discipline) => readDiscipline(discipline, warnings)),
  }
}

/** A person has a name to be shown by, whichever of the mandatory ones were left empty. */
function readNames(participant: XmlElement, warnings: Warnings) {
  const [family, given, print] = [
    text(participant, 'FamilyName'),
    text(participant, 'GivenName'),
    text(participant, 'PrintName'),
  ]
  const familyName = family ?? print
  if (familyName === null) throw badElement('Participant', 'FamilyName', null, 'the family name')
  const printName = print ?? [familyName, given].filter((name) => name !== null).join(' ')
  if (family === null || print === null)
    warnings.add(`Participant ${quoted(printName)} lacks ${family === null ? 'FamilyName' : 'PrintName'}: filled in`)
  return {
    familyName,
    givenName: given,
    printName,
    printInitialName: text(participant, 'PrintInitialName'),
    tvName: text(participant, 'TVName'),
  }
}

/** X, which claims neither, where the letter is not known. */
function readGender(participant: XmlElement, warnings: Warnings): 'M' | 'F' | 'X' {
  if (text(participant, 'Gender') !== 'W') return oneOf(participant, 'Gender', ['M', 'F', 'X'], 'X', warnings)
  // The letter of events, which earlier dictionaries also had for persons.
  warnings.add('Participant has Gender "W": read as F')
  return 'F'
}

const readDiscipline = (discipline: XmlElement, warnings: Warnings): OdfParticipant['disciplines'][number] => ({
  code: requiredRsc(discipline, 'Code', warnings),
  entries: readExtensions(children(discipline, 'DisciplineEntry'), warnings),
  registeredEvents: children(discipline, 'RegisteredEvent').map((registered) => ({
    event: requiredRsc(registered, 'Event', warnings),
    bib: text(registered, 'Bib'),
    substitute: flag(registered, 'Substitute'),
    entries: readExtensions(children(registered, 'EventEntry'), warnings),
  })),
})
