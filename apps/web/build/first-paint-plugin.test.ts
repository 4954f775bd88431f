import { FONT_PRELOAD } from '@games/contract/font-preload'
import { expect, test } from 'vitest'
import { paintFirst } from './first-paint-plugin.ts'

test('the font is requested before all else, unless the line is slow', () => {
  const html = `<head>
    <!--first-paint-->
    <link rel="preload" href="/assets/first.woff2" as="font" type="font/woff2" crossorigin />
    <link rel="stylesheet" href="/assets/index.css">
  </head>`
  expect(paintFirst(html, '<script src="/first.js"></script>').replaceAll(/\n\s+/g, '\n').trim()).toBe(`<head>
<script data-href="/assets/first.woff2">${FONT_PRELOAD}</script>
<link rel="stylesheet" href="/assets/index.css">
<script src="/first.js"></script>
<meta name="modules" content="" />
</head>`)
})

test('what the first paint needs comes first, and the app’s code is named for later', () => {
  const html = `<head>
    <meta charset="utf-8" />
    <!--first-paint-->
    <link rel="icon" href="/icon.svg" />
    <script type="module" crossorigin src="/assets/libraries.js"></script>
    <script type="module" crossorigin src="/assets/app.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>`
  expect(paintFirst(html, '<script src="/first.js"></script>')).toBe(`<head>
    <meta charset="utf-8" />
    <link rel="stylesheet" crossorigin href="/assets/index.css">
    <script src="/first.js"></script>
    <meta name="modules" content="/assets/libraries.js /assets/app.js" />
    <link rel="icon" href="/icon.svg" />
  </head>`)
})

test('a widget’s document stays as it is', () => {
  const html = '<head>\n<script type="module" src="/assets/widget.js"></script>\n</head>'
  expect(paintFirst(html, '<script src="/first.js"></script>')).toBe(html)
})
