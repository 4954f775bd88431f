import { describe, expect, test } from 'vitest'
import { type Lead, leadOf } from './lead-of.ts'

const site = {
  origin: 'https://jogos.example',
  isPage: (path: string) => /^\/(trivia\/[^/]+|schedule\/days)$/i.test(path),
}

describe('a code', () => {
  test.each<[text: string, lead: Lead]>([
    ['https://jogos.example/trivia/7?code=a.b', { kind: 'page', href: '/trivia/7?code=a.b' }],
    [' HTTPS://JOGOS.EXAMPLE/TRIVIA/7?CODE=A\n', { kind: 'page', href: '/TRIVIA/7?CODE=A' }],
    ['http://jogos.example/trivia/7?code=a', { kind: 'page', href: '/trivia/7?code=a' }],
    ['https://jogos.example/schedule/days', { kind: 'page', href: '/schedule/days' }],
    ['https://jogos.example/api/medals', { kind: 'no-page' }],
    ['https://jogos.example//elsewhere.example/', { kind: 'no-page' }],
    [`https://jogos.example/trivia/7?code=${'a'.repeat(4_000)}`, { kind: 'no-page' }],
    ['https://promo-gratis.example/trivia/7?code=a', { kind: 'foreign', host: 'promo-gratis.example' }],
    ['https://jogos.example@promo-gratis.example/trivia/7', { kind: 'foreign', host: 'promo-gratis.example' }],
    ['https://jogos.example.promo-gratis.example/', { kind: 'foreign', host: 'jogos.example.promo-gratis.example' }],
    ['https://jogos.example:8443/trivia/7', { kind: 'foreign', host: 'jogos.example:8443' }],
    // a Cyrillic о
    ['https://jоgos.example/trivia/7', { kind: 'foreign', host: 'xn--jgos-55d.example' }],
    ['javascript:alert(1)//jogos.example/trivia/7', { kind: 'no-address' }],
    ['data:text/html,jogos.example', { kind: 'no-address' }],
    ['WIFI:S:ginásio;T:WPA;P:segredo;;', { kind: 'no-address' }],
    ['tel:+5561999999999', { kind: 'no-address' }],
    ['jogos.example/trivia/7', { kind: 'no-address' }],
    ['', { kind: 'no-address' }],
  ])('%j leads to %o (R7.2)', (text, lead) => {
    expect(leadOf([text], site)).toEqual(lead)
  })

  test('of ours is taken where there are two in one picture, else the first is named', () => {
    const [ours, sponsors] = ['https://jogos.example/trivia/7?code=a', 'https://sponsor.example/']
    expect(leadOf([sponsors, ours], site)).toEqual({ kind: 'page', href: '/trivia/7?code=a' })
    expect(leadOf([sponsors, 'https://other.example/'], site)).toEqual({ kind: 'foreign', host: 'sponsor.example' })
  })
})
