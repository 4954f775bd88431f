import type { Locale } from '@games/domain'
import { TRANSLATIONS } from './api-translations.ts'

interface PageWords {
  readonly title: string
  readonly lead: string
  /** What needs no program: the way to the maker of widgets' code. */
  readonly widgetLead: string
  readonly widget: string
  readonly rules: readonly (readonly [string, string])[]
  readonly begin: string
  readonly contents: string
  readonly described: string
  readonly open: string
  readonly parameter: string
  readonly type: string
  readonly meaning: string
  readonly required: string
  readonly header: string
  readonly answer: string
  readonly field: string
  readonly shapes: string
  readonly shapesLead: string
  readonly keyed: string
  readonly sends: string
  readonly languages: string
  readonly home: string
}

/** What the readable page says besides what the contract says of itself. */
const WORDS: Readonly<Record<Locale, PageWords>> = {
  por: {
    title: 'API pública',
    lead: 'Programação, resultados e medalhas como dados: tudo o que as páginas mostram, no mesmo instante.',
    widgetLead: 'Para mostrar medalhas ou a programação no seu site não é preciso programar:',
    widget: 'um quadro no seu site',
    rules: [
      ['Sem chave', 'Qualquer site ou programa pode pedir. Só o envio de dados exige chave.'],
      [
        'Peça de novo com ETag',
        'Guarde a resposta e pergunte com If-None-Match: 304 quer dizer que nada mudou. Nada deve ser mostrado sem perguntar: resultados são corrigidos.',
      ],
      ['Ao vivo', 'Em vez de perguntar a cada segundo, siga o fluxo de eventos e peça só o que mudou.'],
      ['Páginas', 'Listas longas vêm em páginas: limit, cursor e o cabeçalho Link com rel="next".'],
      ['Planilhas e agendas', 'As mesmas respostas como CSV, XLSX e iCalendar, com lang=por, spa ou eng.'],
      ['Erros', 'Em JSON: {id, message}. Um parâmetro desconhecido é erro 400; 429 e 503 trazem Retry-After.'],
      ['Horários', 'Com o fuso do local. Um dia dos jogos vai das 3:00 às 3:00.'],
      ['Pessoas', 'Atletas são menores de idade: só vêm os dados que a organização abriu.'],
    ],
    begin: 'Para começar',
    contents: 'Chamadas',
    described: 'Descrição para programas',
    open: 'abrir',
    parameter: 'Parâmetro',
    type: 'Tipo',
    meaning: 'O que é',
    required: 'obrigatório',
    header: 'cabeçalho',
    answer: 'Resposta',
    field: 'Campo',
    shapes: 'Formatos',
    shapesLead: 'Do que as respostas são feitas. Um campo com ? pode faltar.',
    keyed: 'Exige a chave da fonte em X-API-KEY.',
    sends: 'Envia',
    languages: 'Idiomas',
    home: 'Ir para o início',
  },
  spa: {
    title: 'API pública',
    lead: 'Programación, resultados y medallas como datos: todo lo que muestran las páginas, en el mismo instante.',
    widgetLead: 'Para mostrar medallas o la programación en tu sitio no hace falta programar:',
    widget: 'un cuadro en tu sitio',
    rules: [
      ['Sin clave', 'Cualquier sitio o programa puede pedir. Solo el envío de datos exige clave.'],
      [
        'Vuelve a pedir con ETag',
        'Guarda la respuesta y pregunta con If-None-Match: 304 quiere decir que nada cambió. No muestres nada sin preguntar: los resultados se corrigen.',
      ],
      ['En directo', 'En vez de preguntar cada segundo, sigue el flujo de eventos y pide solo lo que cambió.'],
      ['Páginas', 'Las listas largas vienen en páginas: limit, cursor y el encabezado Link con rel="next".'],
      ['Hojas y calendarios', 'Las mismas respuestas como CSV, XLSX e iCalendar, con lang=por, spa o eng.'],
      ['Errores', 'En JSON: {id, message}. Un parámetro desconocido es error 400; 429 y 503 traen Retry-After.'],
      ['Horas', 'Con el huso de la sede. Un día de los juegos va de 3:00 a 3:00.'],
      ['Personas', 'Los atletas son menores: solo vienen los datos que la organización abrió.'],
    ],
    begin: 'Para empezar',
    contents: 'Llamadas',
    described: 'Descripción para programas',
    open: 'abrir',
    parameter: 'Parámetro',
    type: 'Tipo',
    meaning: 'Qué es',
    required: 'obligatorio',
    header: 'encabezado',
    answer: 'Respuesta',
    field: 'Campo',
    shapes: 'Formatos',
    shapesLead: 'De qué están hechas las respuestas. Un campo con ? puede faltar.',
    keyed: 'Exige la clave de la fuente en X-API-KEY.',
    sends: 'Envía',
    languages: 'Idiomas',
    home: 'Ir al inicio',
  },
  eng: {
    title: 'Public API',
    lead: 'Schedule, results and medals as data: everything the pages show, at the same moment.',
    widgetLead: 'To show medals or the schedule on your site no programming is needed:',
    widget: 'a widget on your site',
    rules: [
      ['No key', 'Any site or program may ask. Only sending data needs a key.'],
      [
        'Ask again with ETag',
        'Keep the answer and ask with If-None-Match: 304 says that nothing has changed. Show nothing without asking: results are corrected.',
      ],
      ['Live', 'Instead of asking every second, follow the event stream and fetch only what has changed.'],
      ['Pages', 'Long lists come in pages: limit, cursor and the Link header with rel="next".'],
      ['Spreadsheets and calendars', 'The same answers as CSV, XLSX and iCalendar, with lang=por, spa or eng.'],
      ['Errors', 'In JSON: {id, message}. A parameter that is not known is a 400; 429 and 503 come with Retry-After.'],
      ['Times', 'With the venue’s offset. A day of the games goes from 03:00 to 03:00.'],
      ['People', 'Athletes are minors: only what the organiser has opened is answered.'],
    ],
    begin: 'To begin',
    contents: 'Calls',
    described: 'Description for programs',
    open: 'open',
    parameter: 'Parameter',
    type: 'Type',
    meaning: 'What it is',
    required: 'required',
    header: 'header',
    answer: 'Answer',
    field: 'Field',
    shapes: 'Shapes',
    shapesLead: 'What answers are made of. A field with ? may be absent.',
    keyed: 'Needs the feed’s key in X-API-KEY.',
    sends: 'Sends',
    languages: 'Languages',
    home: 'Go to the start',
  },
}

/** The page's words, and the translation of the contract's English. */
export interface ApiWords extends PageWords {
  /** A text of the contract in the language; in English where it has no translation. */
  readonly translated: (english: string) => string
}

export function apiWords(locale: Locale): ApiWords {
  const at = { por: 0, spa: 1, eng: null }[locale]
  return {
    ...WORDS[locale],
    translated: (english) => (at === null ? english : (TRANSLATIONS[english]?.[at] ?? english)),
  }
}
