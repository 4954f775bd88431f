import { describe, expect, test } from 'vitest'
import { isSameName, isSameTeam, isShortName } from './same-names.ts'

describe('names of people and teams across files', () => {
  test.each([
    ['Silva Marcos', 'João Pedro da Silva'],
    ['Ramos Maria dos', 'Carlos dos Santos'],
    ['Souto Marcelo', 'Mário Souza'],
    ['Marcos Silva', 'Marcelo Silva'],
    ['Escola Estadual Um', 'Escola Estadual Dois'],
    ['Lincoln High School', 'Adams High School'],
    ['Escola A', 'Escola E'],
  ])('a shared word is no match: %s, %s', (file, ours) => {
    expect([isSameName(file, ours), isShortName(file, ours), isSameTeam(file, [ours])]).toEqual([false, false, false])
  })

  test.each([
    ['SILVA João Pedro', 'João Pedro da Silva'],
    ['Joao Pedro da Silva', 'SILVA João Pedro'],
    ['Otrbusy Anna', 'Anna Otrębusy'],
    ['PaweB Nowak', 'Nowak Paweł'],
    ['Pawe? Nowak', 'Nowak Paweł'],
  ])('the whole name is the same in any order, case and encoding: %s, %s', (file, ours) => {
    expect(isSameName(file, ours)).toBe(true)
  })

  test('a short form has only words or initials of the whole name', () => {
    expect(isShortName('J. Silva', 'João Pedro da Silva')).toBe(true)
    expect(isShortName('Silva', 'João Pedro da Silva')).toBe(true)
    expect(isShortName('M. Silva', 'João Pedro da Silva')).toBe(false)
    expect(isShortName('J P', 'João Pedro da Silva')).toBe(false)
  })

  test('a team is the code or a name of the delegation, with the letter of its second team', () => {
    expect(isSameTeam('AL', ['AL', 'Alagoas'])).toBe(true)
    expect(isSameTeam('alagoas  B', ['AL', 'Alagoas'])).toBe(true)
    expect(isSameTeam('BA', ['AL', 'Alagoas'])).toBe(false)
  })
})
