import type { QuestionContent, TriviaContent } from '../features/trivia/index.ts'

/** The demo's trivia: what the rulebooks of eight sports say, in three languages. */

interface Text {
  readonly por: string
  readonly eng: string
  readonly spa: string
}
const text = (por: string, eng: string, spa: string): Text => ({ por, eng, spa })
/** A word that is the same in all three. */
const same = (word: string): Text => text(word, word, word)

const ids = 'abcdefgh'
const idAt = (index: number): string => ids.charAt(index)

/** `right`: index of the right option. */
const choice = (
  asked: Text,
  options: readonly Text[],
  right: number,
  explanation: Text | null = null,
): QuestionContent => ({
  kind: 'choice',
  text: asked,
  options: options.map((option, index) => ({ id: idAt(index), text: option })),
  right: idAt(right),
  explanation,
})

const sentence = (said: Text, right: boolean, explanation: Text | null = null): QuestionContent => ({
  kind: 'true-false',
  text: said,
  options: [],
  right,
  explanation,
})

/** `right`: indices of the options, as they are shown, in the right order. */
const order = (asked: Text, options: readonly Text[], right: readonly number[]): QuestionContent => ({
  kind: 'order',
  text: asked,
  options: options.map((option, index) => ({ id: idAt(index), text: option })),
  right: right.map(idAt),
  explanation: null,
})

/** Pictograms of disciplines, one of which is right. */
const picture = (asked: Text, codes: readonly string[], right: string): QuestionContent => ({
  kind: 'picture',
  text: asked,
  options: codes.map((pictogram, index) => ({ id: idAt(index), pictogram })),
  right: idAt(codes.indexOf(right)),
  explanation: null,
})

const whichDrawing = (por: string, eng: string, spa: string): Text =>
  text(`Qual desenho é o ${por}?`, `Which drawing is that of ${eng}?`, `¿Qué dibujo es el ${spa}?`)
const numbers = (...values: readonly number[]): Text[] => values.map((value) => same(String(value)))

const AUTHOR = 'Comissão técnica dos Jogos'

export const DEMO_TRIVIA: readonly TriviaContent[] = [
  {
    id: 'tiro-com-arco',
    discipline: 'ARC',
    title: text('Tiro com arco: o alvo', 'Archery: the target', 'Tiro con arco: la diana'),
    author: AUTHOR,
    place: text('Campo das Flechas', 'Arrow Field', 'Campo de las Flechas'),
    minutes: 10,
    questions: [
      choice(
        text(
          'Quantos pontos vale a flecha no anel do centro?',
          'How many points is an arrow in the centre ring worth?',
          '¿Cuántos puntos vale la flecha en el anillo del centro?',
        ),
        numbers(5, 8, 10, 12),
        2,
      ),
      order(
        text(
          'Ponha as cores do alvo em ordem, de fora para dentro.',
          'Put the colours of the target in order, from the outside in.',
          'Pon los colores de la diana en orden, de fuera hacia dentro.',
        ),
        [
          text('Branco', 'White', 'Blanco'),
          text('Azul', 'Blue', 'Azul'),
          text('Preto', 'Black', 'Negro'),
          text('Vermelho', 'Red', 'Rojo'),
          text('Amarelo', 'Gold', 'Amarillo'),
        ],
        [0, 2, 1, 3, 4],
      ),
      sentence(
        text(
          'A flecha que toca a linha entre dois anéis vale o maior.',
          'An arrow that touches the line between two rings scores the higher one.',
          'La flecha que toca la línea entre dos anillos vale el mayor.',
        ),
        true,
      ),
      choice(
        text(
          'A que distância fica o alvo do arco recurvo nos Jogos Olímpicos?',
          'How far away is the recurve target at the Olympic Games?',
          '¿A qué distancia está la diana del arco recurvo en los Juegos Olímpicos?',
        ),
        ['18 m', '50 m', '70 m', '90 m'].map(same),
        2,
      ),
      picture(whichDrawing('do tiro com arco', 'archery', 'del tiro con arco'), ['FEN', 'ARC', 'TTE', 'BDM'], 'ARC'),
    ],
  },
  {
    id: 'atletismo',
    discipline: 'ATH',
    title: text('Atletismo: na pista', 'Athletics: on the track', 'Atletismo: en la pista'),
    author: AUTHOR,
    place: text('Pista da Serraria', 'Serraria Track', 'Pista de la Serraria'),
    minutes: 10,
    questions: [
      choice(
        text(
          'Quanto mede uma volta da pista ao ar livre, na raia 1?',
          'How long is a lap of the outdoor track in lane 1?',
          '¿Cuánto mide una vuelta de la pista al aire libre por la calle 1?',
        ),
        ['300 m', '400 m', '500 m', '800 m'].map(same),
        1,
      ),
      choice(
        text(
          'Quantas barreiras há nos 400 metros com barreiras?',
          'How many hurdles are there in the 400 metres hurdles?',
          '¿Cuántas vallas hay en los 400 metros vallas?',
        ),
        numbers(8, 10, 12, 15),
        1,
      ),
      sentence(
        text(
          'No revezamento 4 × 100 m, o bastão pode ser passado em qualquer ponto da pista.',
          'In the 4 × 100 m relay the baton may be passed anywhere on the track.',
          'En el relevo 4 × 100 m, el testigo se puede pasar en cualquier punto de la pista.',
        ),
        false,
        text(
          'Só dentro da zona de passagem, de 30 metros.',
          'Only within the takeover zone of 30 metres.',
          'Solo dentro de la zona de transferencia, de 30 metros.',
        ),
      ),
      order(
        text(
          'Ponha os pesos dos implementos adultos masculinos em ordem, do mais leve ao mais pesado.',
          'Put the weights of the senior men’s implements in order, from the lightest to the heaviest.',
          'Pon los pesos de los artefactos masculinos adultos en orden, del más ligero al más pesado.',
        ),
        [text('Disco', 'Discus', 'Disco'), text('Dardo', 'Javelin', 'Jabalina'), text('Peso', 'Shot', 'Bala')],
        [1, 0, 2],
      ),
      picture(whichDrawing('do atletismo', 'athletics', 'del atletismo'), ['TRI', 'HBL', 'TKW', 'ATH'], 'ATH'),
    ],
  },
  {
    id: 'esgrima',
    discipline: 'FEN',
    title: text('Esgrima: as três armas', 'Fencing: the three weapons', 'Esgrima: las tres armas'),
    author: AUTHOR,
    place: text('Centro de Convenções da Lagoa', 'Lagoon Convention Centre', 'Centro de Convenciones de la Laguna'),
    minutes: 8,
    questions: [
      choice(
        text(
          'Em qual arma o corpo inteiro é alvo?',
          'With which weapon is the whole body a target?',
          '¿En qué arma todo el cuerpo es blanco?',
        ),
        [text('Florete', 'Foil', 'Florete'), text('Espada', 'Épée', 'Espada'), text('Sabre', 'Sabre', 'Sable')],
        1,
      ),
      sentence(
        text(
          'No florete, os braços são alvo válido.',
          'With the foil, the arms are a valid target.',
          'En florete, los brazos son blanco válido.',
        ),
        false,
        text(
          'No florete o alvo é o tronco.',
          'The target of the foil is the torso.',
          'En florete el blanco es el tronco.',
        ),
      ),
      choice(
        text(
          'Em qual arma também vale o toque com o fio da lâmina?',
          'With which weapon does a touch with the edge of the blade count too?',
          '¿En qué arma también vale el toque con el filo?',
        ),
        [text('Florete', 'Foil', 'Florete'), text('Espada', 'Épée', 'Espada'), text('Sabre', 'Sabre', 'Sable')],
        2,
      ),
      sentence(
        text(
          'A pista de esgrima tem 14 metros de comprimento.',
          'The fencing piste is 14 metres long.',
          'La pista de esgrima mide 14 metros de largo.',
        ),
        true,
      ),
      picture(whichDrawing('da esgrima', 'fencing', 'de la esgrima'), ['ARC', 'WRE', 'FEN', 'JUD'], 'FEN'),
    ],
  },
  {
    id: 'handebol',
    discipline: 'HBL',
    title: text('Handebol: quadra e passos', 'Handball: court and steps', 'Balonmano: cancha y pasos'),
    author: AUTHOR,
    place: text('Ginásio do Farol Velho', 'Old Lighthouse Gymnasium', 'Gimnasio del Faro Viejo'),
    minutes: 8,
    questions: [
      choice(
        text(
          'Quantos jogadores de uma equipe ficam em quadra, com o goleiro?',
          'How many players of a team are on court, goalkeeper included?',
          '¿Cuántos jugadores de un equipo están en la cancha, con el portero?',
        ),
        numbers(5, 6, 7, 8),
        2,
      ),
      choice(
        text(
          'Quantos passos se pode dar com a bola na mão?',
          'How many steps may one take with the ball in hand?',
          '¿Cuántos pasos se pueden dar con el balón en la mano?',
        ),
        numbers(2, 3, 4, 5),
        1,
      ),
      sentence(
        text(
          'Só o goleiro pode entrar na área do gol.',
          'Only the goalkeeper may enter the goal area.',
          'Solo el portero puede entrar en el área de portería.',
        ),
        true,
      ),
      choice(
        text(
          'Quanto dura a exclusão temporária de um jogador?',
          'How long does a player’s suspension last?',
          '¿Cuánto dura la exclusión de un jugador?',
        ),
        ['1 min', '2 min', '5 min', '10 min'].map(same),
        1,
      ),
      picture(whichDrawing('do handebol', 'handball', 'del balonmano'), ['BKB', 'VVO', 'VBV', 'HBL'], 'HBL'),
    ],
  },
  {
    id: 'judo',
    discipline: 'JUD',
    title: text('Judô: golpes e regras', 'Judo: throws and rules', 'Judo: técnicas y reglas'),
    author: AUTHOR,
    place: text('Arena dos Marujos', 'Sailors’ Arena', 'Arena de los Marineros'),
    minutes: 10,
    questions: [
      choice(
        text('Onde nasceu o judô?', 'Where was judo born?', '¿Dónde nació el judo?'),
        [
          text('Coreia', 'Korea', 'Corea'),
          text('China', 'China', 'China'),
          text('Japão', 'Japan', 'Japón'),
          text('Brasil', 'Brazil', 'Brasil'),
        ],
        2,
        text(
          'Jigoro Kano o criou em Tóquio, em 1882.',
          'Jigoro Kano created it in Tokyo in 1882.',
          'Jigoro Kano lo creó en Tokio en 1882.',
        ),
      ),
      choice(
        text(
          'Qual destas pontuações encerra a luta na hora?',
          'Which of these scores ends the contest at once?',
          '¿Cuál de estas puntuaciones termina el combate en el acto?',
        ),
        ['Yuko', 'Waza-ari', 'Ippon', 'Shido'].map(same),
        2,
      ),
      sentence(
        text(
          'Dois waza-ari na mesma luta valem um ippon.',
          'Two waza-ari in the same contest make an ippon.',
          'Dos waza-ari en el mismo combate valen un ippon.',
        ),
        true,
      ),
      order(
        text(
          'Ponha as faixas em ordem, da iniciante à mais graduada.',
          'Put the belts in order, from beginner to the highest.',
          'Pon los cinturones en orden, del principiante al más graduado.',
        ),
        [
          text('Branca', 'White', 'Blanco'),
          text('Amarela', 'Yellow', 'Amarillo'),
          text('Verde', 'Green', 'Verde'),
          text('Laranja', 'Orange', 'Naranja'),
          text('Preta', 'Black', 'Negro'),
        ],
        [0, 1, 3, 2, 4],
      ),
      picture(whichDrawing('do judô', 'judo', 'del judo'), ['WRE', 'TKW', 'JUD', 'FEN'], 'JUD'),
    ],
  },
  {
    id: 'natacao',
    discipline: 'SWM',
    title: text('Natação: os quatro nados', 'Swimming: the four strokes', 'Natación: los cuatro estilos'),
    author: AUTHOR,
    place: text('Parque Aquático das Dunas', 'Dunes Aquatic Park', 'Parque Acuático de las Dunas'),
    minutes: 10,
    questions: [
      choice(
        text('Quanto mede a piscina olímpica?', 'How long is an Olympic pool?', '¿Cuánto mide la piscina olímpica?'),
        ['25 m', '33 m', '50 m', '100 m'].map(same),
        2,
      ),
      order(
        text(
          'Ponha em ordem os nados do medley individual.',
          'Put the strokes of the individual medley in order.',
          'Pon en orden los estilos del combinado individual.',
        ),
        [
          text('Costas', 'Backstroke', 'Espalda'),
          text('Borboleta', 'Butterfly', 'Mariposa'),
          text('Peito', 'Breaststroke', 'Pecho'),
          text('Livre', 'Freestyle', 'Libre'),
        ],
        [1, 0, 2, 3],
      ),
      sentence(
        text(
          'No nado de costas, a saída é de dentro da água.',
          'In backstroke the start is made in the water.',
          'En espalda, la salida se hace desde dentro del agua.',
        ),
        true,
      ),
      choice(
        text(
          'Qual nado abre o revezamento medley?',
          'Which stroke opens the medley relay?',
          '¿Qué estilo abre el relevo combinado?',
        ),
        [
          text('Borboleta', 'Butterfly', 'Mariposa'),
          text('Costas', 'Backstroke', 'Espalda'),
          text('Peito', 'Breaststroke', 'Pecho'),
          text('Livre', 'Freestyle', 'Libre'),
        ],
        1,
      ),
      picture(whichDrawing('da natação', 'swimming', 'de la natación'), ['OWS', 'SWM', 'TRI', 'BDM'], 'SWM'),
    ],
  },
  {
    id: 'tenis-de-mesa',
    discipline: 'TTE',
    title: text('Tênis de mesa: saque e pontos', 'Table tennis: serve and points', 'Tenis de mesa: saque y puntos'),
    author: AUTHOR,
    place: text('Centro de Convenções da Lagoa', 'Lagoon Convention Centre', 'Centro de Convenciones de la Laguna'),
    minutes: 8,
    questions: [
      choice(
        text(
          'Com quantos pontos se ganha um set, com dois de vantagem?',
          'With how many points is a game won, two ahead?',
          '¿Con cuántos puntos se gana un set, con dos de ventaja?',
        ),
        numbers(11, 15, 21, 25),
        0,
      ),
      choice(
        text(
          'Quantos saques cada um faz em seguida, até 10 a 10?',
          'How many serves does each make in a row, up to 10–10?',
          '¿Cuántos saques seguidos hace cada uno, hasta 10 a 10?',
        ),
        numbers(1, 2, 3, 5),
        1,
      ),
      sentence(
        text(
          'No saque, a bola toca primeiro o lado de quem saca.',
          'In a serve the ball first touches the server’s own side.',
          'En el saque, la pelota toca primero el lado de quien saca.',
        ),
        true,
      ),
      sentence(
        text(
          'Com 10 a 10, ganha o set quem fizer o próximo ponto.',
          'At 10–10 whoever makes the next point wins the game.',
          'Con 10 a 10, gana el set quien haga el siguiente punto.',
        ),
        false,
        text('É preciso abrir dois pontos.', 'One has to be two points ahead.', 'Hay que sacar dos puntos de ventaja.'),
      ),
      picture(
        whichDrawing('do tênis de mesa', 'table tennis', 'del tenis de mesa'),
        ['TTE', 'BDM', 'ARC', 'VVO'],
        'TTE',
      ),
    ],
  },
  {
    id: 'voleibol',
    discipline: 'VVO',
    title: text('Voleibol: toques e sets', 'Volleyball: touches and sets', 'Voleibol: toques y sets'),
    author: AUTHOR,
    place: text('Ginásio das Mangabas', 'Mangaba Gymnasium', 'Gimnasio de las Mangabas'),
    minutes: 8,
    questions: [
      choice(
        text(
          'Quantos jogadores de cada equipe ficam em quadra?',
          'How many players of each team are on court?',
          '¿Cuántos jugadores de cada equipo están en la cancha?',
        ),
        numbers(5, 6, 7, 8),
        1,
      ),
      choice(
        text(
          'Quantos toques uma equipe pode dar, sem contar o bloqueio?',
          'How many touches may a team take, the block not counted?',
          '¿Cuántos toques puede dar un equipo, sin contar el bloqueo?',
        ),
        numbers(2, 3, 4, 5),
        1,
      ),
      sentence(text('O líbero pode bloquear.', 'The libero may block.', 'El líbero puede bloquear.'), false),
      choice(
        text(
          'Até quantos pontos vai o quinto set, com dois de vantagem?',
          'To how many points does the fifth set go, two ahead?',
          '¿Hasta cuántos puntos va el quinto set, con dos de ventaja?',
        ),
        numbers(11, 15, 21, 25),
        1,
      ),
      picture(whichDrawing('do voleibol', 'volleyball', 'del voleibol'), ['VBV', 'HBL', 'BKB', 'VVO'], 'VVO'),
    ],
  },
]
