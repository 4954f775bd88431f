import { expect, test } from 'vitest'
import { closed, medalAddress } from './medal-address.ts'
import { medalSearchOf } from './medal-search.ts'
import { medallistsAddress } from './medallist-address.ts'
import { medallistSearchOf } from './medallist-search.ts'

test.each([
  [
    { open: 'sp', medal: 'gold' },
    { open: 'SP', medal: 'gold' },
  ],
  [{ medal: 'gold' }, {}],
  [{ open: 'SP', medal: 'tin' }, { open: 'SP' }],
  [{ open: ['SP'] }, {}],
  [
    { at: '2027-09-14T18:00', sort: 'total' },
    { sort: 'total', at: '2027-09-14T18:00' },
  ],
  [{ at: '2027-09-14' }, { at: '2027-09-14' }],
  [{ at: '2027-02-31' }, {}],
])('what an address shows of a table: %j', (search, shown) => expect(medalSearchOf(search)).toEqual(shown))

test('an address is written in the order it is read in, so that none is led to itself', () => {
  const search = { at: '2027-09-14T18:00', medal: 'gold', open: 'SP', sort: 'total' }
  const address = medalAddress('/medals/all', medalSearchOf(search))
  expect(address).toBe('/medals/all?sort=total&open=SP&medal=gold&at=2027-09-14T18:00')
  const read = Object.fromEntries(new URLSearchParams(address.split('?')[1]))
  expect(Object.keys(medalSearchOf(read))).toEqual(Object.keys(read))
  expect(medalAddress('/medals/all', closed(medalSearchOf(search)))).toBe('/medals/all?sort=total&at=2027-09-14T18:00')
  expect(medalAddress('/medals/all', {})).toBe('/medals/all')
})

test('medallists of a discipline have its address; in its own section the path says it', () => {
  const search = medallistSearchOf({ discipline: 'jud', gender: 'w', organisation: 'sp', medal: 'gold', q: ' ana ' })
  expect(search).toEqual({ q: 'ana', discipline: 'JUD', gender: 'W', organisation: 'SP', medal: 'gold' })
  expect(medallistsAddress(search)).toBe('/medals/medallists/JUD?q=ana&gender=W&organisation=SP&medal=gold')
  expect(medallistsAddress(search, '/discipline/JUD/medals/medallists')).toBe(
    '/discipline/JUD/medals/medallists?q=ana&gender=W&organisation=SP&medal=gold',
  )
  expect(medallistSearchOf({ gender: 'Z', medal: 7, organisation: 'a b', division: 9 })).toEqual({})
})
