/**
 * What the contract says of its calls in English, in the other languages of the readable page: `[Portuguese, Spanish]` by the English
 * text, so that a text that changes needs its translations anew (a test).
 */
export const TRANSLATIONS: Readonly<Record<string, readonly [por: string, spa: string]>> = {
  // kinds of calls
  Games: ['Jogos', 'Juegos'],
  Schedule: ['Programação', 'Programación'],
  Medals: ['Medalhas', 'Medallas'],
  Disciplines: ['Modalidades', 'Disciplinas'],
  Participants: ['Participantes', 'Participantes'],
  Venues: ['Locais', 'Sedes'],
  Ranking: ['Ranking', 'Clasificación'],
  Search: ['Busca', 'Búsqueda'],
  Reports: ['Relatórios', 'Informes'],
  Account: ['Conta', 'Cuenta'],
  Files: ['Arquivos', 'Archivos'],
  Trivia: ['Trívia', 'Trivia'],
  Live: ['Ao vivo', 'En directo'],
  Server: ['Servidor', 'Servidor'],
  Feed: ['Envio de dados', 'Envío de datos'],
  'What holds for the whole games: their name, clock and day, and addresses that lead elsewhere': [
    'O que vale para os jogos inteiros: nome, relógio e dia, e endereços que levam a outro lugar',
    'Lo que vale para todos los juegos: nombre, reloj y día, y direcciones que llevan a otro lugar',
  ],
  'Units by day, with both sides or who leads; one unit with its start list and results; matches with their actions': [
    'Unidades por dia, com os dois lados ou quem está na frente; uma unidade com lista de largada e resultados; jogos com seus lances',
    'Unidades por día, con ambos lados o quien va primero; una unidad con lista de salida y resultados; partidos con sus acciones',
  ],
  'Medal tables, now or as they stood, and every medal with who won it': [
    'Quadros de medalhas, agora ou como estavam, e cada medalha com quem a ganhou',
    'Medalleros, ahora o como estaban, y cada medalla con quien la ganó',
  ],
  'The programme, one discipline, the course of an event and its final ranking': [
    'A programação, uma modalidade, o andamento de uma prova e sua classificação final',
    'El programa, una disciplina, el curso de una prueba y su clasificación final',
  ],
  'Athletes, teams and delegations, with no more of a person than the organiser has opened': [
    'Atletas, equipes e delegações, sem mais de uma pessoa do que a organização abriu',
    'Atletas, equipos y delegaciones, sin más de una persona que lo que la organización abrió',
  ],
  'Where each venue is, and what takes place there': [
    'Onde fica cada local e o que acontece nele',
    'Dónde está cada sede y qué se disputa en ella',
  ],
  'Who has most points, by username and with nothing else that leads to a person': [
    'Quem tem mais pontos, pelo nome de usuário e sem mais nada que leve a uma pessoa',
    'Quién tiene más puntos, por nombre de usuario y sin nada más que lleve a una persona',
  ],
  'Whatever has a name, found by it': [
    'Tudo o que tem nome, achado por ele',
    'Todo lo que tiene nombre, hallado por él',
  ],
  'The source’s reports, and books that the server prints of its own data': [
    'Os relatórios da fonte e os livros que o servidor imprime com seus próprios dados',
    'Los informes de la fuente y los libros que el servidor imprime con sus propios datos',
  ],
  'Changes as they happen, instead of asking again and again': [
    'As mudanças no momento em que acontecem, em vez de perguntar de novo e de novo',
    'Los cambios en el momento en que ocurren, en lugar de preguntar una y otra vez',
  ],
  'The server itself: how it is, what it can do, and the icons of the pages': [
    'O próprio servidor: como está, o que sabe fazer, e os ícones das páginas',
    'El propio servidor: cómo está, qué sabe hacer, y los iconos de las páginas',
  ],
  'What comes in, with the feed’s key alone': [
    'O que entra, só com a chave da fonte',
    'Lo que entra, solo con la clave de la fuente',
  ],

  // private calls
  'Signing in and one’s own account; answered to one person, never cached, never to another site': [
    'Entrar e a própria conta; respondido a uma só pessoa, nunca guardado, nunca a outro site',
    'Entrar y la propia cuenta; respondido a una sola persona, nunca guardado, nunca a otro sitio',
  ],
  'Who is signed in': ['Quem entrou', 'Quién ha entrado'],
  'Signs in by username, e-mail or CPF': ['Entra por usuário, e-mail ou CPF', 'Entra por usuario, correo o CPF'],
  'What a passkey is to sign, whosever it is': [
    'O que uma chave de acesso deve assinar, seja de quem for',
    'Lo que una clave de acceso debe firmar, sea de quien sea',
  ],
  'Signs in by a passkey': ['Entra com uma chave de acesso', 'Entra con una clave de acceso'],
  'One’s passkeys': ['As próprias chaves de acesso', 'Las propias claves de acceso'],
  'What a device needs to make a passkey, for the password': [
    'O que um aparelho precisa para criar uma chave de acesso, em troca da senha',
    'Lo que un dispositivo necesita para crear una clave de acceso, a cambio de la contraseña',
  ],
  'Takes a passkey that a device has made': [
    'Guarda uma chave de acesso que um aparelho criou',
    'Guarda una clave de acceso que un dispositivo creó',
  ],
  'Takes a passkey away': ['Remove uma chave de acesso', 'Quita una clave de acceso'],
  'Ends the session': ['Encerra a sessão', 'Termina la sesión'],
  'Makes an account and signs in': ['Cria uma conta e entra', 'Crea una cuenta y entra'],
  'A guardian’s consent to a child’s account, by the token of the e-mail': [
    'A autorização do responsável para a conta de uma criança, pelo código do e-mail',
    'La autorización del responsable para la cuenta de un menor, por el código del correo',
  ],
  'What account a code is for, which an organiser has given somebody': [
    'Para que conta serve um código, que a organização deu a alguém',
    'Para qué cuenta sirve un código, que la organización dio a alguien',
  ],
  'Makes the account that a code is for, and signs in': [
    'Cria a conta para a qual serve um código, e entra',
    'Crea la cuenta para la que sirve un código, y entra',
  ],
  'Sends an e-mail with which a new password can be chosen, where the address is an account’s': [
    'Envia um e-mail para escolher uma nova senha, se o endereço for de uma conta',
    'Envía un correo para elegir una contraseña nueva, si la dirección es de una cuenta',
  ],
  'Chooses a new password by the token of the e-mail, and signs out everywhere': [
    'Escolhe uma nova senha pelo código do e-mail e sai de todos os aparelhos',
    'Elige una contraseña nueva por el código del correo y sale de todos los dispositivos',
  ],
  'One’s own account': ['A própria conta', 'La propia cuenta'],
  'Changes username, e-mail or delegation': [
    'Muda usuário, e-mail ou delegação',
    'Cambia usuario, correo o delegación',
  ],
  'Changes the password, and signs out everywhere else': [
    'Muda a senha e sai dos outros aparelhos',
    'Cambia la contraseña y sale de los demás dispositivos',
  ],
  'The devices that are signed in': ['Os aparelhos conectados', 'Los dispositivos conectados'],
  'Signs a device out': ['Desconecta um aparelho', 'Desconecta un dispositivo'],
  'Signs out everywhere but here': [
    'Sai de todos os aparelhos, menos deste',
    'Sale de todos los dispositivos, menos de este',
  ],
  'Everything stored about one’s account': [
    'Tudo o que está guardado da conta',
    'Todo lo que está guardado de la cuenta',
  ],
  'Deletes one’s account for good': ['Exclui a conta para sempre', 'Elimina la cuenta para siempre'],
  'Sends how one feels about the app and what one suggests': [
    'Envia como a pessoa se sente com o aplicativo e o que sugere',
    'Envía cómo se siente la persona con la aplicación y qué sugiere',
  ],
  'The film about safe sport, and how far one has watched it': [
    'O filme sobre esporte seguro, e até onde a pessoa o assistiu',
    'La película sobre deporte seguro, y hasta dónde la persona la ha visto',
  ],
  'Reports a part of the film that has been played; what is counted of it is the server’s to say': [
    'Informa um trecho do filme que foi reproduzido; o que conta dele, quem diz é o servidor',
    'Informa un tramo de la película que se reprodujo; lo que cuenta de él lo dice el servidor',
  ],
  'Trivia, by its id': ['Trívia, pelo seu identificador', 'Trivia, por su identificador'],
  'Question, by its number': ['Pergunta, pelo seu número', 'Pregunta, por su número'],
  'Questions by code, against the server’s clock; answered to one person, like an account': [
    'Perguntas por código, contra o relógio do servidor; respondido a uma só pessoa, como uma conta',
    'Preguntas por código, contra el reloj del servidor; respondido a una sola persona, como una cuenta',
  ],
  'All trivia, drafts too, and how many have answered each': [
    'Todas as trívias, rascunhos também, e quantos responderam a cada uma',
    'Todas las trivias, también borradores, y cuántos han respondido cada una',
  ],
  'One trivia with its questions and right answers': [
    'Uma trívia com suas perguntas e as respostas certas',
    'Una trivia con sus preguntas y las respuestas correctas',
  ],
  'Writes a trivia; where right answers become others, points are counted anew': [
    'Escreve uma trívia; onde as respostas certas mudam, os pontos são contados de novo',
    'Escribe una trivia; donde cambian las respuestas correctas, los puntos se cuentan de nuevo',
  ],
  'Takes a trivia out that nobody has begun': [
    'Tira uma trívia que ninguém começou',
    'Quita una trivia que nadie ha empezado',
  ],
  'What people think of the app and suggest, newest first, fifty a page': [
    'O que as pessoas acham do aplicativo e sugerem, o mais novo primeiro, cinquenta por página',
    'Lo que la gente opina de la aplicación y sugiere, lo más nuevo primero, cincuenta por página',
  ],
  'How people felt about the app day by day, and how much of what they wrote waits': [
    'Como as pessoas se sentiram com o aplicativo dia a dia, e quanto do que escreveram espera',
    'Cómo se sintió la gente con la aplicación día a día, y cuánto de lo que escribió espera',
  ],
  'Feedbacks that have words in common with one': [
    'Opiniões que têm palavras em comum com uma',
    'Opiniones que tienen palabras en común con una',
  ],
  'Feedbacks are handled, passed on to somebody, new again, or noted upon': [
    'Opiniões são tratadas, passadas a alguém, novas outra vez ou anotadas',
    'Las opiniones se tratan, se pasan a alguien, vuelven a nuevas o se anotan',
  ],
  'Feedback, by the id its device made': [
    'Opinião, pelo id que seu aparelho fez',
    'Opinión, por el id que hizo su aparato',
  ],
  'Of those who feel so alone: happy, neutral or sad': [
    'Só de quem se sente assim: happy, neutral ou sad',
    'Solo de quien se siente así: happy, neutral o sad',
  ],
  'All trivia with one’s own progress; no questions': [
    'Todas as trívias com o próprio progresso; sem perguntas',
    'Todas las trivias con el propio progreso; sin preguntas',
  ],
  'Pictures, PDFs, videos and captions that the staff uploads; checked by their content before they are stored': [
    'Imagens, PDFs, vídeos e legendas que a equipe envia; o conteúdo é conferido antes de ser guardado',
    'Imágenes, PDF, videos y subtítulos que el equipo envía; el contenido se comprueba antes de guardarse',
  ],
  'As the file is called': ['O nome do arquivo', 'El nombre del archivo'],
  'File, by the id its sender made': [
    'Arquivo, pelo id que quem envia criou',
    'Archivo, por el id que creó quien lo envía',
  ],
  'How large a file of each kind may be, bytes': [
    'Tamanho máximo de um arquivo de cada tipo, em bytes',
    'Tamaño máximo de un archivo de cada tipo, en bytes',
  ],
  'Stores a file, the body as it is; its kind is told by its content. The id is made by the sender: sent again, it is stored once':
    [
      'Guarda um arquivo, o corpo como ele é; o tipo se reconhece pelo conteúdo. O id é de quem envia: enviado de novo, é guardado uma vez só',
      'Guarda un archivo, el cuerpo tal cual; el tipo se reconoce por el contenido. El id es de quien envía: enviado otra vez, se guarda una sola vez',
    ],
  'One trivia: its questions once one has started it, the right answers once one’s own are graded': [
    'Uma trívia: as perguntas depois de começar, as respostas certas depois de corrigidas as próprias',
    'Una trivia: las preguntas después de empezar, las respuestas correctas después de corregidas las propias',
  ],
  'Which trivia a code is of, and unlocks it for oneself; or why of none. Starts no clock': [
    'De qual trívia é um código, e a libera para si; ou por que de nenhuma. Não começa a contar o tempo',
    'De qué trivia es un código, y la desbloquea para uno; o por qué de ninguna. No pone en marcha el reloj',
  ],
  'Starts the server’s clock of an unlocked trivia; started again, it runs on': [
    'Começa o relógio do servidor de uma trívia liberada; começada de novo, ele continua',
    'Pone en marcha el reloj del servidor de una trivia desbloqueada; empezada de nuevo, sigue corriendo',
  ],
  'Saves the answer to one question while time runs; the last one holds': [
    'Salva a resposta a uma pergunta enquanto há tempo; vale a última',
    'Guarda la respuesta a una pregunta mientras hay tiempo; vale la última',
  ],
  'Sends the answers: they are graded and earn points, once': [
    'Envia as respostas: são corrigidas e valem pontos, uma vez',
    'Envía las respuestas: se corrigen y dan puntos, una vez',
  ],
  'Posters with QR and short code, one a page, of a trivia or of all whose codes open something': [
    'Cartazes com QR e código curto, um por página, de uma trívia ou de todas cujos códigos abrem algo',
    'Carteles con QR y código corto, uno por página, de una trivia o de todas cuyos códigos abren algo',
  ],
  'The QR and the short code of every trivia, for posters and screens': [
    'O QR e o código curto de cada trívia, para cartazes e telas',
    'El QR y el código corto de cada trivia, para carteles y pantallas',
  ],
  'E-mails that a demo did not send, newest first, about the accounts that the calling browser created': [
    'E-mails que uma demonstração não enviou, os mais novos primeiro, das contas criadas neste navegador',
    'Correos que una demostración no envió, los más nuevos primero, de las cuentas creadas en este navegador',
  ],

  // calls
  'The games: name, clock, today': ['Os jogos: nome, relógio, hoje', 'Los juegos: nombre, reloj, hoy'],
  'Addresses the organiser leads elsewhere': [
    'Endereços que a organização leva a outro lugar',
    'Direcciones que la organización lleva a otro lugar',
  ],
  'What is on and what comes next on a day': [
    'O que está acontecendo e o que vem a seguir em um dia',
    'Qué hay ahora y qué viene después en un día',
  ],
  'The medals decided on a day: the best three delegations, and how far the day is': [
    'As medalhas decididas em um dia: as três melhores delegações e em que pé está o dia',
    'Las medallas decididas en un día: las tres mejores delegaciones y cómo va el día',
  ],
  'Medal table of a scope: all, discipline:JUD, gender:W, division:1, discipline:JUD:gender:W; now or as it stood': [
    'Quadro de medalhas de um recorte: all, discipline:JUD, gender:W, division:1, discipline:JUD:gender:W; agora ou como estava',
    'Medallero de un recorte: all, discipline:JUD, gender:W, division:1, discipline:JUD:gender:W; ahora o como estaba',
  ],
  'The medal table that another organisation published, with its source; our own tables do not count it': [
    'O quadro de medalhas que outra organização publicou, com a fonte; nossos quadros não o contam',
    'El medallero que otra organización publicó, con su fuente; nuestros medalleros no lo cuentan',
  ],
  'Medals won and by whom, fifty a page: of a delegation, discipline, event, gender, division, colour, name': [
    'Medalhas ganhas e por quem, cinquenta por página: de uma delegação, modalidade, prova, gênero, divisão, cor, nome',
    'Medallas ganadas y por quién, cincuenta por página: de una delegación, disciplina, prueba, género, división, color, nombre',
  ],
  'The programme as disciplines × days, counted': [
    'A programação em modalidades × dias, contada',
    'El programa en disciplinas × días, contado',
  ],
  'A discipline: its days and events, and who won them': [
    'Uma modalidade: seus dias e provas, e quem as venceu',
    'Una disciplina: sus días y pruebas, y quién las ganó',
  ],
  'The final ranking of an event, by its RSC with or without trailing filler': [
    'A classificação final de uma prova, pelo RSC com ou sem preenchimento final',
    'La clasificación final de una prueba, por su RSC con o sin relleno final',
  ],
  'The course of an event, by its RSC with or without trailing filler: phases, brackets, pools, records': [
    'O andamento de uma prova, pelo RSC com ou sem preenchimento final: fases, chaves, grupos, recordes',
    'El curso de una prueba, por su RSC con o sin relleno final: fases, llaves, grupos, récords',
  ],
  'A day of what somebody follows: its units, what comes next of each, where its venues are': [
    'Um dia do que alguém segue: as unidades, o que vem a seguir de cada um e onde ficam os locais',
    'Un día de lo que alguien sigue: las unidades, lo que viene de cada uno y dónde están las sedes',
  ],
  'What is followed, keys parted by commas: athlete, team, delegation, discipline or unit, a point, and its code': [
    'O que é seguido, chaves separadas por vírgulas: athlete, team, delegation, discipline ou unit, um ponto e o código',
    'Lo que se sigue, claves separadas por comas: athlete, team, delegation, discipline o unit, un punto y el código',
  ],
  'When what somebody follows takes place, on all days': [
    'Quando acontece o que alguém segue, em todos os dias',
    'Cuándo sucede lo que alguien sigue, en todos los días',
  ],
  'The units of one day, all of them or by discipline, venue, gender, delegation and how they stand': [
    'As unidades de um dia, todas ou por modalidade, local, gênero, delegação e situação',
    'Las unidades de un día, todas o por disciplina, sede, género, delegación y estado',
  ],
  'A unit with its start list and results; the RSC with or without its trailing filler': [
    'Uma unidade com lista de largada e resultados; RSC com ou sem preenchimento final',
    'Una unidad con lista de salida y resultados; RSC con o sin relleno final',
  ],
  'The disciplines that have reports or official communications': [
    'As modalidades que têm relatórios ou comunicados oficiais',
    'Las disciplinas que tienen informes o comunicados oficiales',
  ],
  'Reports and official communications of a discipline, of one of its events or units': [
    'Relatórios e comunicados oficiais de uma modalidade, de uma prova ou unidade dela',
    'Informes y comunicados oficiales de una disciplina, de una de sus pruebas o unidades',
  ],
  'The matches of a day that have statistics or actions, and the days that have such': [
    'Os jogos de um dia que têm estatísticas ou lances, e os dias que os têm',
    'Los partidos de un día que tienen estadísticas o acciones, y los días que los tienen',
  ],
  'A match: statistics of both sides and their athletes, actions, course of the score': [
    'Um jogo: estatísticas dos dois lados e de seus atletas, lances, evolução do placar',
    'Un partido: estadísticas de ambos lados y sus atletas, acciones, evolución del marcador',
  ],
  'Athletes by name, fifty a page': [
    'Atletas por nome, cinquenta por página',
    'Atletas por nombre, cincuenta por página',
  ],
  'An athlete: delegation, events, medals, schedule and results': [
    'Um atleta: delegação, provas, medalhas, programação e resultados',
    'Un atleta: delegación, pruebas, medallas, programación y resultados',
  ],
  'Teams by name, fifty a page': ['Equipes por nome, cinquenta por página', 'Equipos por nombre, cincuenta por página'],
  'Delegations with the number of their athletes': [
    'Delegações com o número de atletas',
    'Delegaciones con el número de atletas',
  ],
  'A team: delegation, events, members, medals, schedule and results': [
    'Uma equipe: delegação, provas, integrantes, medalhas, programação e resultados',
    'Un equipo: delegación, pruebas, integrantes, medallas, programación y resultados',
  ],
  'A delegation: medals, athletes by discipline, teams, and the days its people compete on': [
    'Uma delegação: medalhas, atletas por modalidade, equipes e os dias em que compete',
    'Una delegación: medallas, atletas por disciplina, equipos y los días en que compite',
  ],
  'How a delegation stands in the medal table, what it won on a day and what it has left': [
    'Como está uma delegação no quadro de medalhas, o que ganhou em um dia e o que ainda disputa',
    'Cómo está una delegación en el medallero, qué ganó en un día y qué le queda',
  ],
  'The ranking by points, twenty a page: among all, or of a user type or a delegation': [
    'O ranking por pontos, vinte por página: geral, de um tipo de usuário ou de uma delegação',
    'La clasificación por puntos, veinte por página: general, de un tipo de usuario o de una delegación',
  ],
  'One’s own points, line by line, newest first, fifty a page': [
    'Os próprios pontos, linha por linha, os mais novos primeiro, cinquenta por página',
    'Los propios puntos, línea por línea, los más nuevos primero, cincuenta por página',
  ],
  'The key that push subscriptions are made with': [
    'A chave com que se fazem inscrições de avisos',
    'La clave con la que se hacen suscripciones de avisos',
  ],
  'Sends a device notifications from now on, about what it follows or its account does': [
    'Manda avisos a um aparelho a partir de agora, sobre o que ele ou a sua conta segue',
    'Envía avisos a un dispositivo desde ahora, sobre lo que sigue él o su cuenta',
  ],
  'Sends a device its notifications to the endpoint that its browser has put in the place of another': [
    'Manda os avisos de um aparelho ao endereço que o navegador pôs no lugar de outro',
    'Envía los avisos de un dispositivo a la dirección que su navegador puso en lugar de otra',
  ],
  'Sends a device no more notifications': [
    'Não manda mais avisos a um aparelho',
    'Deja de enviar avisos a un dispositivo',
  ],
  'Sends a device a notification to try whether it comes': [
    'Manda um aviso a um aparelho para ver se chega',
    'Envía un aviso a un dispositivo para ver si llega',
  ],
  'Adds what a device says to what the account follows, and gives all that the account then knows': [
    'Junta o que um aparelho diz ao que a conta segue, e dá tudo o que a conta então sabe',
    'Suma lo que un dispositivo dice a lo que la cuenta sigue, y da todo lo que la cuenta sabe entonces',
  ],
  'Where one stands in the ranking, and how many places one moved today': [
    'A própria posição no ranking, e quantos lugares mudou hoje',
    'La propia posición en la clasificación, y cuántos puestos cambió hoy',
  ],
  'The venues: where they are, what takes place in each, and what is on now and next': [
    'Os locais: onde ficam, o que acontece em cada um, agora e a seguir',
    'Las sedes: dónde están, qué se disputa en cada una, ahora y después',
  ],
  'A venue: where it is, and what is on and comes next there on a day': [
    'Um local: onde fica e o que acontece nele em um dia, agora e a seguir',
    'Una sede: dónde está y qué hay en ella en un día, ahora y después',
  ],
  'What changed since an instant: the programme, corrected results and medals, official communications': [
    'O que mudou desde um momento: programação, resultados e medalhas corrigidos, comunicados oficiais',
    'Qué cambió desde un momento: programa, resultados y medallas corregidos, comunicados oficiales',
  ],
  'Accesses by day, week or hour: how many, by device, status, platform, kind and route; sums alone': [
    'Acessos por dia, semana ou hora: quantos, por aparelho, status, plataforma, tipo e rota; só totais',
    'Accesos por día, semana u hora: cuántos, por dispositivo, estado, plataforma, tipo y ruta; solo totales',
  ],
  'Athletes, teams, delegations, disciplines, events and venues by name': [
    'Atletas, equipes, delegações, modalidades, provas e locais por nome',
    'Atletas, equipos, delegaciones, disciplinas, pruebas y sedes por nombre',
  ],
  'Everything that can be searched for but people and teams, for devices without a network': [
    'Tudo o que se pode buscar menos pessoas e equipes, para aparelhos sem rede',
    'Todo lo que se puede buscar menos personas y equipos, para dispositivos sin red',
  ],
  'The medal table of a scope, gold first, with both ranks': [
    'O quadro de medalhas de um recorte, ouros primeiro, com as duas posições',
    'El medallero de un recorte, oros primero, con ambos puestos',
  ],
  'Medals won, one a line': ['Medalhas ganhas, uma por linha', 'Medallas ganadas, una por línea'],
  'The units of one day in time order, with both sides or who leads': [
    'As unidades de um dia em ordem de horário, com os dois lados ou quem está na frente',
    'Las unidades de un día por orden de hora, con ambos lados o quien va primero',
  ],
  'Athletes by name, all of them or those of a search: public fields only': [
    'Atletas por nome, todos ou os de uma busca: só campos públicos',
    'Atletas por nombre, todos o los de una búsqueda: solo campos públicos',
  ],
  'Accesses by date, device and status: count, percentage, success and error counts, total': [
    'Acessos por data, aparelho e status: quantidade, porcentagem, sucessos, erros e total',
    'Accesos por fecha, dispositivo y estado: cantidad, porcentaje, éxitos, errores y total',
  ],
  'The results of a unit in the order sent, with the columns of its sport; before the start its start list': [
    'Os resultados de uma unidade na ordem enviada, com as colunas do esporte; antes do início, a lista de largada',
    'Los resultados de una unidad en el orden enviado, con las columnas de su deporte; antes del inicio, la lista de salida',
  ],
  'A unit as an event of a calendar': ['Uma unidade como evento de agenda', 'Una unidad como evento de calendario'],
  'When an athlete competes': ['Quando um atleta compete', 'Cuándo compite un atleta'],
  'When a team competes': ['Quando uma equipe compete', 'Cuándo compite un equipo'],
  'When people of a delegation compete, on all days': [
    'Quando compete gente de uma delegação, em todos os dias',
    'Cuándo compite gente de una delegación, todos los días',
  ],
  'The units of a discipline, on all days': [
    'As unidades de uma modalidade, em todos os dias',
    'Las unidades de una disciplina, todos los días',
  ],
  'When medals are presented, on all days: in the programme, and what the organiser adds to it': [
    'Quando as medalhas são entregues, em todos os dias: na programação, e o que a organização acrescenta',
    'Cuándo se entregan las medallas, todos los días: en el programa, y lo que agrega la organización',
  ],
  'The units of one day': ['As unidades de um dia', 'Las unidades de un día'],
  'The event stream: every later change of the topics, numbered, without gap or repeat': [
    'O fluxo de eventos: cada mudança dos tópicos, numerada, sem falta nem repetição',
    'El flujo de eventos: cada cambio de los temas, numerado, sin huecos ni repeticiones',
  ],
  'A report’s file, at the address its list gives; by ranges where asked': [
    'O arquivo de um relatório, no endereço que a lista dá; por partes quando pedido',
    'El archivo de un informe, en la dirección que da su lista; por partes cuando se pide',
  ],
  'Start list of a unit': ['Lista de largada de uma unidade', 'Lista de salida de una unidad'],
  'Results of a unit': ['Resultados de uma unidade', 'Resultados de una unidad'],
  'Final ranking of an event': ['Classificação final de uma prova', 'Clasificación final de una prueba'],
  'Medal table of a scope': ['Quadro de medalhas de um recorte', 'Medallero de un recorte'],
  'Programme of a day': ['Programação de um dia', 'Programa de un día'],
  'The whole games for a device that will have no network, or what has changed of them since a version': [
    'Os jogos inteiros para um aparelho que vai ficar sem conexão, ou o que mudou neles desde uma versão',
    'Los juegos enteros para un aparato que se quedará sin conexión, o lo que cambió en ellos desde una versión',
  ],
  'Lines of JSON. The first: {history, version, since, known, shape}; then a record each: [name, {part: value or null where it is gone}]. With `since` null the lines are all there is; else they are put onto that version. Views are named by call and input; a text that begins with `$` refers to a part that many views show. Forecasts and personal fields are left out (decision 0099).':
    [
      'Linhas de JSON. A primeira: {history, version, since, known, shape}; depois um registro em cada: [nome, {parte: valor ou null onde não existe mais}]. Com `since` null as linhas são tudo o que há; senão são postas sobre aquela versão. As visões têm o nome da chamada e da entrada; um texto que começa com `$` aponta para uma parte que muitas visões mostram. Previsões e campos pessoais ficam de fora (decisão 0099).',
      'Líneas de JSON. La primera: {history, version, since, known, shape}; después un registro en cada una: [nombre, {parte: valor o null donde ya no existe}]. Con `since` null las líneas son todo lo que hay; si no, se ponen sobre aquella versión. Las vistas llevan el nombre de la llamada y su entrada; un texto que empieza con `$` apunta a una parte que muchas vistas muestran. Las previsiones y los campos personales quedan fuera (decisión 0099).',
    ],
  'Of what the caller has; absent: nothing': [
    'Do que quem chama tem; ausente: nada',
    'De lo que tiene quien llama; ausente: nada',
  ],
  'The version that the caller has': ['A versão que quem chama tem', 'La versión que tiene quien llama'],
  'Who one is at the result desk, the courts one may score at, and the units of a venue’s day there': [
    'Quem se é na mesa de resultados, as quadras em que se pode anotar e as unidades de um dia de um local',
    'Quién se es en la mesa de resultados, las canchas en que se puede anotar y las unidades de un día de una sede',
  ],
  'Every unit of a court on a day with all that is needed to score it without a network': [
    'Cada unidade de uma quadra num dia, com tudo o que é preciso para anotá-la sem rede',
    'Cada unidad de una cancha en un día, con todo lo necesario para anotarla sin red',
  ],
  'A unit with all that is needed to score it: start list, rules, stored taps, who has it open': [
    'Uma unidade com tudo o que é preciso para anotá-la: lista de largada, regras, toques guardados, quem a tem aberta',
    'Una unidad con todo lo necesario para anotarla: lista de salida, reglas, toques guardados, quién la tiene abierta',
  ],
  'Stores taps of a device once each, and answers those of others; none: it is still there': [
    'Guarda cada toque de um aparelho uma só vez e responde com os dos outros; nenhum: continua presente',
    'Guarda cada toque de un aparato una sola vez y responde con los de otros; ninguno: sigue presente',
  ],
  'The weigh-ins of a venue’s day with everything that is needed without a network; never by a link': [
    'As pesagens de um dia de um local com tudo o que é preciso sem rede; nunca por um link',
    'Los pesajes de un día de una sede con todo lo necesario sin red; nunca por un enlace',
  ],
  'Stores taps of a weigh-in once each, and answers those of others; never by a link': [
    'Guarda cada toque de uma pesagem uma só vez e responde com os dos outros; nunca por um link',
    'Guarda cada toque de un pesaje una sola vez y responde con los de otros; nunca por un enlace',
  ],
  'Day of the weigh-in': ['Dia da pesagem', 'Día del pesaje'],
  'What a serious decision would move in its event if it stood: sides, medals, tables; nothing is stored': [
    'O que uma decisão grave mudaria na prova se valesse: lados, medalhas, tabelas; nada é guardado',
    'Qué cambiaría una decisión grave en la prueba si valiera: lados, medallas, tablas; no se guarda nada',
  ],
  'Whether what is scored goes out though the feed sends the unit too, with the reason': [
    'Se o que se anota sai mesmo que o envio de dados também mande a unidade, com o motivo',
    'Si lo anotado sale aunque el envío de datos también mande la unidad, con el motivo',
  ],
  'Keeps the signature of a side under the result, for the staff alone': [
    'Guarda a assinatura de um lado sob o resultado, só para a equipe',
    'Guarda la firma de un lado bajo el resultado, solo para el personal',
  ],
  'Keeps a photo of the paper sheet of a unit, the body as it is; for the staff alone. The id is made by the sender': [
    'Guarda uma foto da súmula de papel de uma unidade, o corpo como está; só para a equipe. O id é feito por quem envia',
    'Guarda una foto de la planilla de papel de una unidad, el cuerpo tal como está; solo para el personal. El id lo hace quien envía',
  ],
  'A photo of the paper sheet of a unit': [
    'Uma foto da súmula de papel de uma unidade',
    'Una foto de la planilla de papel de una unidad',
  ],
  'The paper sheet of a unit: its start list with boxes to fill in by hand, and a code that opens it at the desk': [
    'A súmula de papel de uma unidade: a lista de largada com campos para preencher à mão e um código que a abre na mesa',
    'La planilla de papel de una unidad: la lista de salida con casillas para llenar a mano y un código que la abre en la mesa',
  ],
  'Scorers’ links of a day, or all that are not over': [
    'Links de anotadores de um dia, ou todos os que não terminaram',
    'Enlaces de anotadores de un día, o todos los que no han terminado',
  ],
  'Makes a scorer’s link for a court and a day; its address and its code are answered this once': [
    'Faz um link de anotador para uma quadra e um dia; o endereço e o código são respondidos só desta vez',
    'Hace un enlace de anotador para una cancha y un día; la dirección y el código se responden solo esta vez',
  ],
  'Ends a scorer’s link at once': [
    'Encerra um link de anotador imediatamente',
    'Termina un enlace de anotador de inmediato',
  ],
  'By which rules the events of a discipline are scored, and which could be chosen': [
    'Por quais regras as provas de uma modalidade são anotadas, e quais poderiam ser escolhidas',
    'Por qué reglas se anotan las pruebas de una disciplina, y cuáles se podrían elegir',
  ],
  'Chooses the rules by which an event is scored, and what it sets otherwise': [
    'Escolhe as regras pelas quais uma prova é anotada, e o que ela define de outro modo',
    'Elige las reglas por las que se anota una prueba, y lo que fija de otro modo',
  ],
  'Events whose medals are open, with the reasons, and events with a format that was chosen': [
    'Provas com medalhas em aberto, com os motivos, e provas com um formato escolhido',
    'Pruebas con medallas abiertas, con los motivos, y pruebas con un formato elegido',
  ],
  'Returns the effect of a format on the medals of an event, or of a discipline’s events without a format; changes nothing':
    [
      'Devolve o efeito de um formato nas medalhas de uma prova, ou das provas de uma modalidade sem formato; não muda nada',
      'Devuelve el efecto de un formato en las medallas de una prueba, o de las pruebas de una disciplina sin formato; no cambia nada',
    ],
  'Chooses the format of an event, or of a discipline’s events without a format; medals that followed from their results follow the format':
    [
      'Escolhe o formato de uma prova, ou das provas de uma modalidade sem formato; as medalhas que vieram dos resultados seguem o formato',
      'Elige el formato de una prueba, o de las pruebas de una disciplina sin formato; las medallas que salieron de los resultados siguen el formato',
    ],
  'Events whose medals in force are not those that the rules give to their results': [
    'Provas com medalhas em vigor que não são as que as regras dão aos resultados',
    'Pruebas con medallas vigentes que no son las que las reglas dan a los resultados',
  ],
  'Replaces the medals of an event by those that the rules give to its results': [
    'Substitui as medalhas de uma prova pelas que as regras dão aos resultados',
    'Sustituye las medallas de una prueba por las que las reglas dan a los resultados',
  ],
  'Events whose type is unknown or unconfirmed, with the types that they can be, and events whose type was chosen': [
    'Provas de tipo desconhecido ou não confirmado, com os tipos possíveis, e provas com um tipo escolhido',
    'Pruebas de tipo desconocido o sin confirmar, con los tipos posibles, y pruebas con un tipo elegido',
  ],
  'Returns the effect of a type on the ranks and medals of an event; changes nothing': [
    'Devolve o efeito de um tipo nas posições e medalhas de uma prova; não muda nada',
    'Devuelve el efecto de un tipo en los puestos y medallas de una prueba; no cambia nada',
  ],
  'Chooses the type of an event; lists of tables are ranked again by its rules, and medals follow (null: takes the choice away)':
    [
      'Escolhe o tipo de uma prova; as listas de planilhas são classificadas de novo por suas regras, e as medalhas seguem (null: retira a escolha)',
      'Elige el tipo de una prueba; las listas de planillas se clasifican de nuevo por sus reglas, y las medallas siguen (null: retira la elección)',
    ],
  'RSC of the unit, with its trailing filler': [
    'RSC da unidade, com o preenchimento final',
    'RSC de la unidad, con el relleno final',
  ],
  'Photo, by the id its sender made': ['Foto, pelo id que quem enviou fez', 'Foto, por el id que hizo quien la envió'],
  'Scorer’s link, by its number': ['Link de anotador, pelo número', 'Enlace de anotador, por su número'],
  'RSC of the event, with its trailing filler': [
    'RSC da prova, com o preenchimento final',
    'RSC de la prueba, con el relleno final',
  ],
  'Day of the games; today is the games’ own': [
    'Dia dos jogos; today é o dia atual dos jogos',
    'Día de los juegos; today es el día actual de los juegos',
  ],
  'At this court of the venue alone, by its code': [
    'Só nesta quadra do local, pelo código',
    'Solo en esta cancha de la sede, por su código',
  ],
  'Import, by its number': ['Importação, pelo seu número', 'Importación, por su número'],
  'An import, with the units and medals that came from it': [
    'Uma importação, com as unidades e medalhas que vieram dela',
    'Una importación, con las unidades y medallas que salieron de ella',
  ],
  'The list of a unit, and every file or source that sent one, the newest first': [
    'A lista de uma unidade e cada arquivo ou fonte que enviou uma, do mais novo ao mais antigo',
    'La lista de una unidad y cada archivo o fuente que envió una, del más nuevo al más antiguo',
  ],
  'The units of a day, each with the file or source of the list that visitors see': [
    'As unidades de um dia, cada uma com o arquivo ou a fonte da lista que os visitantes veem',
    'Las unidades de un día, cada una con el archivo o la fuente de la lista que ven los visitantes',
  ],
  'A file of a timing system is let be, and waits for nobody any more': [
    'Deixa de lado um arquivo de cronometragem, que não espera mais por ninguém',
    'Deja a un lado un archivo de cronometraje, que ya no espera a nadie',
  ],
  'Brings in every heat of a file about which nothing is open, official lists too': [
    'Traz cada série de um arquivo sobre a qual nada está em aberto, também listas oficiais',
    'Trae cada serie de un archivo sobre la que nada está abierto, también listas oficiales',
  ],
  'Files of timing systems: waiting ones from the oldest, then the others from the newest, a hundred a page': [
    'Arquivos de cronometragem: os que esperam, do mais antigo, depois os outros, do mais novo, cem por página',
    'Archivos de cronometraje: los que esperan, desde el más antiguo, después los otros, desde el más nuevo, cien por página',
  ],
  'Says which unit a heat is, whose a row is and what a mark means: remembered for the files to come': [
    'Diz que unidade é uma série, de quem é uma linha e o que significa uma marca: lembrado para os próximos arquivos',
    'Dice qué unidad es una serie, de quién es una fila y qué significa una marca: se recuerda para los próximos archivos',
  ],
  'Start lists for FinishLynx: lynx.evt, lynx.ppl and lynx.sch in one archive': [
    'Listas de largada para o FinishLynx: lynx.evt, lynx.ppl e lynx.sch em um só arquivo compactado',
    'Listas de salida para FinishLynx: lynx.evt, lynx.ppl y lynx.sch en un solo archivo comprimido',
  ],
  'Takes a file of a timing system; what is known of it waits to be looked at': [
    'Recebe um arquivo de cronometragem; o que se sabe dele espera para ser olhado',
    'Recibe un archivo de cronometraje; lo que se sabe de él espera a ser mirado',
  ],
  'The meet of swimming as LENEX 3: invitation, entries, start lists or results': [
    'A competição de natação em LENEX 3: convite, inscrições, listas de largada ou resultados',
    'La competición de natación en LENEX 3: invitación, inscripciones, listas de salida o resultados',
  ],
  'What a file of a timing system would change, heat by heat, and what only a person can say': [
    'O que um arquivo de cronometragem mudaria, série por série, e o que só uma pessoa pode dizer',
    'Lo que cambiaría un archivo de cronometraje, serie por serie, y lo que solo puede decir una persona',
  ],
  'What start lists for FinishLynx are written in': [
    'Em que codificação são escritas as listas de largada para o FinishLynx',
    'En qué codificación se escriben las listas de salida para FinishLynx',
  ],
  'File of a timing system, by its number': [
    'Arquivo de cronometragem, pelo número',
    'Archivo de cronometraje, por su número',
  ],
  'What the file is to hold; results where it is not said': [
    'O que o arquivo deve conter; resultados se não for dito',
    'Lo que debe contener el archivo; resultados si no se dice',
  ],
  'Icons by name, in Iconify’s shape': [
    'Ícones por nome, no formato do Iconify',
    'Iconos por nombre, en el formato de Iconify',
  ],
  'State of the server: whether it is well, version and commit, newest event number, followers, pending messages, and progress of deriving everything again after an upgrade':
    [
      'Estado do servidor: se está bem, versão e commit, número do último evento, quem acompanha, mensagens pendentes e até onde tudo foi refeito após uma atualização',
      'Estado del servidor: si está bien, versión y commit, número del último evento, quiénes siguen, mensajes pendientes y hasta dónde se ha rehecho todo tras una actualización',
    ],
  'This description (OpenAPI 3.1)': ['Esta descrição (OpenAPI 3.1)', 'Esta descripción (OpenAPI 3.1)'],
  'An ODF message; 200 only once it is safely stored': [
    'Uma mensagem ODF; 200 só depois de guardada com segurança',
    'Un mensaje ODF; 200 solo cuando está guardado con seguridad',
  ],
  'An organiser’s table: what it would change (`dry-run=1`), or into force': [
    'Uma tabela da organização: o que mudaria (`dry-run=1`), ou já valendo',
    'Una tabla de la organización: qué cambiaría (`dry-run=1`), o ya en vigor',
  ],
  'The tables brought in, newest first': [
    'As tabelas recebidas, a mais nova primeiro',
    'Las tablas recibidas, la más nueva primero',
  ],
  'Takes a table back': ['Desfaz uma tabela', 'Deshace una tabla'],
  'An empty table with its heads': ['Uma tabela vazia com os cabeçalhos', 'Una tabla vacía con sus encabezados'],

  // what parameters are
  'all, or a discipline, gender or division: discipline:JUD, gender:W, division:1, discipline:JUD:gender:W': [
    'all, ou modalidade, gênero ou divisão: discipline:JUD, gender:W, division:1, discipline:JUD:gender:W',
    'all, o disciplina, género o división: discipline:JUD, gender:W, division:1, discipline:JUD:gender:W',
  ],
  'Discipline, three letters': ['Modalidade, três letras', 'Disciplina, tres letras'],
  'RSC of the unit, with or without trailing filler': [
    'RSC da unidade, com ou sem preenchimento final',
    'RSC de la unidad, con o sin relleno final',
  ],
  'RSC of the event, with or without trailing filler': [
    'RSC da prova, com ou sem preenchimento final',
    'RSC de la prueba, con o sin relleno final',
  ],
  'Athlete, by the code of the feed': ['Atleta, pelo código da fonte', 'Atleta, por el código de la fuente'],
  'Team, by the code of the feed': ['Equipe, pelo código da fonte', 'Equipo, por el código de la fuente'],
  'Delegation, by its code': ['Delegação, pelo código', 'Delegación, por su código'],
  'Venue, by its code': ['Local, pelo código', 'Sede, por su código'],
  'Passkey, as the list of passkeys names it': [
    'Chave de acesso, como a lista de chaves a nomeia',
    'Clave de acceso, como la lista de claves la nombra',
  ],
  'Device, as the list of devices names it': [
    'Aparelho, como a lista o nomeia',
    'Dispositivo, como lo nombra la lista',
  ],
  'Day of the games, venue time, from 03:00 to 03:00; today is the games’ own': [
    'Dia dos jogos, hora do local, das 3:00 às 3:00; today é o dos próprios jogos',
    'Día de los juegos, hora de la sede, de 3:00 a 3:00; today es el de los propios juegos',
  ],
  'The table as it stood then: 2027-09-14T18:00 venue time, or a day for its end': [
    'O quadro como estava: 2027-09-14T18:00 na hora do local, ou um dia para o fim dele',
    'El medallero como estaba: 2027-09-14T18:00 hora de la sede, o un día para su final',
  ],
  'Where to go on: next of the page before': [
    'Onde continuar: next da página anterior',
    'Dónde seguir: next de la página anterior',
  ],
  'A4 or A3; A4 where it is not said': ['A4 ou A3; A4 quando não se diz', 'A4 o A3; A4 si no se dice'],
  'Of this trivia alone, by its id': ['Só desta trívia, pelo seu id', 'Solo de esta trivia, por su id'],
  'Of this discipline alone, three letters': [
    'Só desta modalidade, três letras',
    'Solo de esta disciplina, tres letras',
  ],
  'Of this division alone': ['Só desta divisão', 'Solo de esta división'],
  'Of this event alone, by its RSC': ['Só desta prova, pelo RSC', 'Solo de esta prueba, por su RSC'],
  '1: gold medal units alone': ['1: só unidades que valem ouro', '1: solo unidades que valen oro'],
  '1: units that decide gold or bronze alone': [
    '1: só unidades que valem ouro ou bronze',
    '1: solo unidades que valen oro o bronce',
  ],
  'Of this kind alone: of reports its ORIS code': [
    'Só deste tipo: de relatórios, o código ORIS',
    'Solo de este tipo: de informes, el código ORIS',
  ],
  'Reports in this language alone, as it is sent': [
    'Só relatórios neste idioma, como a fonte o escreve',
    'Solo informes en este idioma, como lo escribe la fuente',
  ],
  '1: official reports alone': ['1: só relatórios oficiais', '1: solo informes oficiales'],
  'How many to leave out: next of the page before': [
    'Quantas pular: next da página anterior',
    'Cuántas saltar: next de la página anterior',
  ],
  'M, W, X (mixed), and O (open) of units and medals': [
    'M, W, X (misto), e O (aberto) de unidades e medalhas',
    'M, W, X (mixto), y O (abierto) de unidades y medallas',
  ],
  'Language of heads and names; Portuguese where it is not said': [
    'Idioma de cabeçalhos e nomes; português quando não dito',
    'Idioma de encabezados y nombres; portugués si no se dice',
  ],
  'Language; Portuguese where it is not said': ['Idioma; português quando não dito', 'Idioma; portugués si no se dice'],
  'Most rows on a page': ['Máximo de linhas por página', 'Máximo de filas por página'],
  'Medals of this colour alone': ['Só medalhas desta cor', 'Solo medallas de este color'],
  'medal: gold first; day: newest day first': [
    'medal: ouros primeiro; day: dia mais novo primeiro',
    'medal: oros primero; day: el día más nuevo primero',
  ],
  'Days, weeks from Monday, or hours of the games’ zone': [
    'Dias, semanas desde segunda-feira ou horas no fuso dos jogos',
    'Días, semanas desde el lunes u horas en la zona horaria de los juegos',
  ],
  'Answered with this status alone': ['Só as respondidas com este status', 'Solo las respondidas con este estado'],
  'As this source counted it: server, or proxy (an imported log); of each day the one that counted more where it is not said':
    [
      'Como esta fonte contou: server, ou proxy (log importado); sem dizer, a que contou mais em cada dia',
      'Según contó esta fuente: server o proxy (registro importado); si no se indica, la que más contó cada día',
    ],
  'Of this device alone': ['Só deste tipo de aparelho', 'Solo de este tipo de dispositivo'],
  'First day, in the games’ zone from midnight to midnight': [
    'Primeiro dia, no fuso dos jogos, de meia-noite a meia-noite',
    'Primer día, en la zona horaria de los juegos, de medianoche a medianoche',
  ],
  'Last day; today where it is not said': ['Último dia; sem dizer, hoje', 'Último día; si no se indica, hoy'],
  'Of this platform alone: a browser, the installed app, or a store’s': [
    'Só desta plataforma: navegador, app instalado ou de uma loja',
    'Solo de esta plataforma: navegador, app instalada o de una tienda',
  ],
  'Of this route alone, as the answer names it': [
    'Só desta rota, como a resposta a escreve',
    'Solo de esta ruta, tal como la escribe la respuesta',
  ],
  'Of this kind alone': ['Só deste tipo', 'Solo de este tipo'],
  'Of this delegation alone, by its code': [
    'Só desta delegação, pelo código',
    'Solo de esta delegación, por su código',
  ],
  'competition, or event: what surrounds it (ceremonies, training, weigh-ins, broadcasts)': [
    'competition, ou event: o que cerca a competição (cerimônias, treinos, pesagens, transmissões)',
    'competition, o event: lo que rodea la competición (ceremonias, entrenamientos, pesajes, emisiones)',
  ],
  'Words of the name, accents and case forgiven': [
    'Palavras do nome, sem exigir acentos nem maiúsculas',
    'Palabras del nombre, sin exigir tildes ni mayúsculas',
  ],
  'Between the cells; a semicolon in Portuguese and Spanish, a comma in English where it is not said': [
    'Entre as células; quando não dito, ponto e vírgula em português e espanhol, vírgula em inglês',
    'Entre las celdas; si no se dice, punto y coma en portugués y español, coma en inglés',
  ],
  'An instant, 2027-09-14T11:15Z; without offset venue time; absent: 06:00 of the games’ day': [
    'Um instante, 2027-09-14T11:15Z; sem fuso, hora da sede; ausente: 06:00 do dia dos jogos',
    'Un instante, 2027-09-14T11:15Z; sin huso, hora de la sede; ausente: 06:00 del día de los juegos',
  ],
  'How units stand': ['Situação das unidades', 'Estado de las unidades'],
  'Of this unit alone, by its RSC': ['Só desta unidade, pelo RSC', 'Solo de esta unidad, por su RSC'],
  'Of this user type alone': ['Só deste tipo de usuário', 'Solo de este tipo de usuario'],
  'Page of twenty, from 1': ['Página de vinte, a partir de 1', 'Página de veinte, desde 1'],
  '1: those without points as well': ['1: também quem não tem pontos', '1: también quienes no tienen puntos'],
  'In this venue alone, by its code': ['Só neste local, pelo código', 'Solo en esta sede, por su código'],
  '1 to 32, separated by commas: medals:SCOPE, schedule:DAY, unit:RSC, plays:RSC, event:RSC, athlete:ID, discipline:CODE, ranks:CODE, reports:CODE, content:KIND, athletes, days, programme, ranking, banners, changes, published-medals':
    [
      'De 1 a 32, separados por vírgulas: medals:RECORTE, schedule:DIA, unit:RSC, plays:RSC, event:RSC, athlete:ID, discipline:CÓDIGO, ranks:CÓDIGO, reports:CÓDIGO, content:TIPO, athletes, days, programme, ranking, banners, changes, published-medals',
      'De 1 a 32, separados por comas: medals:RECORTE, schedule:DÍA, unit:RSC, plays:RSC, event:RSC, athlete:ID, discipline:CÓDIGO, ranks:CÓDIGO, reports:CÓDIGO, content:TIPO, athletes, days, programme, ranking, banners, changes, published-medals',
    ],
  'The newest event number the caller has; absent: from now on': [
    'O último número de evento que quem chama tem; sem ele, a partir de agora',
    'El último número de evento que tiene quien llama; sin él, desde ahora',
  ],
  'As `after`, and before it: what EventSource sends when it comes back': [
    'Como `after`, e antes dele: o que o EventSource manda ao voltar',
    'Como `after`, y antes que él: lo que EventSource envía al volver',
  ],
  'Of the file’s bytes': ['Dos bytes do arquivo', 'De los bytes del archivo'],
  'Its name, with .pdf': ['O nome, com .pdf', 'Su nombre, con .pdf'],
  'bytes=FIRST-LAST (RFC 9110)': ['bytes=PRIMEIRO-ÚLTIMO (RFC 9110)', 'bytes=PRIMERO-ÚLTIMO (RFC 9110)'],
  'As in the calls': ['Como nas chamadas', 'Como en las llamadas'],
  'mdi, or games for pictograms': ['mdi, ou games para pictogramas', 'mdi, o games para pictogramas'],
  'Names, separated by commas': ['Nomes, separados por vírgulas', 'Nombres, separados por comas'],
  'What became of messages, newest first: verdict, reason, warnings': [
    'O que foi feito das mensagens, as mais novas primeiro: veredito, motivo, avisos',
    'Qué fue de los mensajes, los más nuevos primero: veredicto, motivo, avisos',
  ],
  'What became of a message: verdict, reason, warnings': [
    'O que foi feito de uma mensagem: veredito, motivo, avisos',
    'Qué fue de un mensaje: veredicto, motivo, avisos',
  ],
  'Messages of this verdict alone': ['Só mensagens com este veredito', 'Solo mensajes con este veredicto'],
  'Number it was answered with': [
    'Número com que a mensagem foi respondida',
    'Número con el que se respondió al mensaje',
  ],
  'Which table': ['Qual tabela', 'Qué tabla'],
  '1: only what would change': ['1: só o que mudaria', '1: solo lo que cambiaría'],
  'Kept with the import': ['Fica guardado com a importação', 'Queda guardado con la importación'],
  'Its code, while the server holds none': [
    'O código dela, enquanto o servidor não tem nenhuma',
    'Su código, mientras el servidor no tiene ninguna',
  ],
  'Number of the import': ['Número da importação', 'Número de la importación'],

  // the stream
  'Events: `hello` {seq, serverNow, clock}; `topic` {seq, topic, kind: whole | units | changed, …}, whose id is its number; `refetch` {seq, jitterMs}, after which everything shown is to be asked for again. Asking with `games-min-seq: N` gives an answer that holds everything up to event N. docs/contracts/live-stream-server.md says what can be relied on.':
    [
      'Eventos: `hello` {seq, serverNow, clock}; `topic` {seq, topic, kind: whole | units | changed, …}, cujo id é o número; `refetch` {seq, jitterMs}, depois do qual tudo o que se mostra deve ser pedido de novo. Pedir com `games-min-seq: N` dá uma resposta que contém tudo até o evento N. docs/contracts/live-stream-server.md diz com o que se pode contar.',
      'Eventos: `hello` {seq, serverNow, clock}; `topic` {seq, topic, kind: whole | units | changed, …}, cuyo id es su número; `refetch` {seq, jitterMs}, tras el cual hay que volver a pedir todo lo que se muestra. Pedir con `games-min-seq: N` da una respuesta que contiene todo hasta el evento N. docs/contracts/live-stream-server.md dice con qué se puede contar.',
    ],
  Content: ['Conteúdo', 'Contenido'],
  Office: ['Mesa', 'Mesa'],
  'What the organiser publishes beside the competition; some of it for those who have signed in alone': [
    'O que a organização publica além da competição; uma parte só para quem entrou na conta',
    'Lo que la organización publica además de la competición; una parte solo para quien ha iniciado sesión',
  ],
  'The organiser’s own work on it, for operators and administrators': [
    'O trabalho da própria organização, para operadores e administradores',
    'El trabajo de la propia organización, para operadores y administradores',
  ],
  'The ambassadors and the days on which they can be met': [
    'Os embaixadores e os dias em que se pode encontrá-los',
    'Los embajadores y los días en que se les puede encontrar',
  ],
  'The sponsors by tier': ['Os patrocinadores por cota', 'Los patrocinadores por categoría'],
  'The teams of volunteers and where they are found': [
    'As equipes de voluntários e onde encontrá-las',
    'Los equipos de voluntarios y dónde encontrarlos',
  ],
  'The official reports of the organiser, newest first': [
    'Os relatórios oficiais da organização, do mais novo ao mais antigo',
    'Los informes oficiales de la organización, del más nuevo al más antiguo',
  ],
  'Places that everybody may need; hotels and hospitals are for users': [
    'Lugares de que qualquer pessoa pode precisar; hotéis e hospitais são para usuários',
    'Lugares que cualquiera puede necesitar; hoteles y hospitales son para usuarios',
  ],
  'Live streams: what they show, from when until when': [
    'Transmissões ao vivo: o que mostram, de quando a quando',
    'Transmisiones en directo: qué muestran, desde cuándo y hasta cuándo',
  ],
  'The organiser’s communications, newest first': [
    'Os comunicados da organização, do mais novo ao mais antigo',
    'Los comunicados de la organización, del más nuevo al más antiguo',
  ],
  'The communications that stand above every page now': [
    'Os comunicados que estão agora no alto de todas as páginas',
    'Los comunicados que están ahora en lo alto de todas las páginas',
  ],
  'Who is awarded when on a day: the programme’s ceremonies and finals, and the organiser’s own': [
    'Quem é premiado e quando em um dia: cerimônias e finais da programação, e as da própria organização',
    'Quién es premiado y cuándo en un día: ceremonias y finales del programa, y las de la propia organización',
  ],
  'Hotels or hospitals': ['Hotéis ou hospitais', 'Hoteles u hospitales'],
  'Routes with stops and timetables': ['Linhas com paradas e horários', 'Líneas con paradas y horarios'],
  'Courses, by their start': ['Cursos, pela hora de início', 'Cursos, por su inicio'],
  'Official videos, newest first': [
    'Vídeos oficiais, do mais novo ao mais antigo',
    'Vídeos oficiales, del más nuevo al más antiguo',
  ],
  'Addresses of the live streams that are for users': [
    'Endereços das transmissões ao vivo que são para usuários',
    'Direcciones de las transmisiones en directo que son para usuarios',
  ],
  'Albums of official photos, newest first': [
    'Álbuns de fotos oficiais, do mais novo ao mais antigo',
    'Álbumes de fotos oficiales, del más nuevo al más antiguo',
  ],
  'An album with its photos': ['Um álbum com suas fotos', 'Un álbum con sus fotos'],
  'Asks the organiser to take a photo out; nobody is told who asked': [
    'Pede à organização que retire uma foto; ninguém fica sabendo quem pediu',
    'Pide a la organización que retire una foto; nadie se entera de quién lo pidió',
  ],
  'All bulletins without their texts, newest first': [
    'Todos os informativos sem seus textos, do mais novo ao mais antigo',
    'Todos los informativos sin sus textos, del más nuevo al más antiguo',
  ],
  'A bulletin': ['Um informativo', 'Un informativo'],
  'Official content of a kind: its state, its translations, who changed it last': [
    'O conteúdo oficial de um tipo: estado, traduções, quem mexeu por último',
    'El contenido oficial de un tipo: estado, traducciones, quién lo cambió por última vez',
  ],
  'A new draft': ['Um novo rascunho', 'Un borrador nuevo'],
  'A piece of content in its newest version': [
    'Um conteúdo em sua versão mais nova',
    'Un contenido en su versión más nueva',
  ],
  'A new version of what was read as another; two people’s changes are put together part by part': [
    'Uma nova versão do que foi lido como outra; as mudanças de duas pessoas são juntadas parte por parte',
    'Una versión nueva de lo que se leyó como otra; los cambios de dos personas se juntan parte por parte',
  ],
  'Publishes the newest version, now or at an instant': [
    'Publica a versão mais nova, agora ou em um instante marcado',
    'Publica la versión más nueva, ahora o en un instante fijado',
  ],
  'Takes what is published or scheduled back to a draft': [
    'Devolve a rascunho o que está publicado ou agendado',
    'Devuelve a borrador lo que está publicado o programado',
  ],
  'Calls off what is scheduled; what is published stays': [
    'Desfaz o agendamento; o que está publicado fica',
    'Anula lo programado; lo publicado se queda',
  ],
  'Puts it away: nobody sees it, nothing is lost': [
    'Arquiva: ninguém vê, nada se perde',
    'Lo archiva: nadie lo ve, nada se pierde',
  ],
  'Takes it from the archive, as a draft': ['Tira do arquivo, como rascunho', 'Lo saca del archivo, como borrador'],
  'Its history: who changed what when, newest first': [
    'O histórico: quem mudou o quê e quando, do mais novo ao mais antigo',
    'Su historial: quién cambió qué y cuándo, de lo más nuevo a lo más antiguo',
  ],
  'One version of it': ['Uma versão dele', 'Una versión suya'],
  'A version of the history once more, as a new one': [
    'Uma versão do histórico outra vez, como uma nova',
    'Una versión del historial otra vez, como una nueva',
  ],
  'A version as a visitor would be sent it': [
    'Uma versão como um visitante a receberia',
    'Una versión como la recibiría un visitante',
  ],
  'The order of a kind': ['A ordem de um tipo', 'El orden de un tipo'],
  'Album, by its id': ['Álbum, pelo identificador', 'Álbum, por su identificador'],
  'Bulletin, by its id': ['Informativo, pelo identificador', 'Informativo, por su identificador'],
  'hotel or hospital': ['hotel ou hospital', 'hotel u hospital'],
  'Content, by its id': ['Conteúdo, pelo identificador', 'Contenido, por su identificador'],
  'Number of the version': ['Número da versão', 'Número de la versión'],
  'Kind of content': ['Tipo de conteúdo', 'Tipo de contenido'],
  'Words of the title, in any language; of a feedback, of its text': [
    'Palavras do título, em qualquer língua; de uma opinião, do seu texto',
    'Palabras del título, en cualquier idioma; de una opinión, de su texto',
  ],
  'How it stands: of content draft, scheduled, published or archived; of feedback new, passed or handled': [
    'Como está: de conteúdo draft (rascunho), scheduled (agendado), published (publicado) ou archived (arquivado); de opinião new (nova), passed (passada) ou handled (tratada)',
    'Cómo está: de contenido draft (borrador), scheduled (programado), published (publicado) o archived (archivado); de opinión new (nueva), passed (pasada) o handled (tratada)',
  ],
  'todo: a translation is stale or missing': [
    'todo: uma tradução ficou velha ou falta',
    'todo: una traducción ha quedado vieja o falta',
  ],
  'Number of a version; the newest where it is not given': [
    'Número de uma versão; a mais nova se não for dado',
    'Número de una versión; la más nueva si no se indica',
  ],
  'Where medal tables, medallists and configurations that sources sent are not what we derived': [
    'Onde os quadros de medalhas, medalhistas e configurações enviados não são o que derivamos',
    'Dónde los medalleros, medallistas y configuraciones enviados no son lo que derivamos',
  ],
  'What was derived again from the messages stored, and how far that is': [
    'O que foi derivado de novo das mensagens guardadas, e até onde chegou',
    'Lo que se derivó de nuevo de los mensajes guardados, y hasta dónde llegó',
  ],
  'Derives everything, or one discipline, again from the messages stored; visitors are shown what there was until then':
    [
      'Deriva tudo, ou uma modalidade, de novo das mensagens guardadas; até lá o público vê o que havia',
      'Deriva todo, o un deporte, de nuevo de los mensajes guardados; hasta entonces el público ve lo que había',
    ],
  'A rebuild that has not ended is given up, and everything stays as it was': [
    'Uma refeitura que não terminou é abandonada, e tudo fica como estava',
    'Una reconstrucción que no ha terminado se abandona, y todo queda como estaba',
  ],
  'A key works no more from now on': ['A chave deixa de valer a partir de agora', 'La clave deja de valer desde ahora'],
  'A message: why it was refused and where, and the other versions of its document': [
    'Uma mensagem: por que e onde foi recusada, e as outras versões do documento',
    'Un mensaje: por qué y dónde fue rechazado, y las otras versiones del documento',
  ],
  'A new key of a source, shown this once; those before it go on for so many hours': [
    'Uma chave nova de uma fonte, mostrada só desta vez; as anteriores valem por mais tantas horas',
    'Una clave nueva de una fuente, mostrada solo esta vez; las anteriores valen unas horas más',
  ],
  'A new source with its first key, which is shown this once': [
    'Uma fonte nova com a primeira chave, mostrada só desta vez',
    'Una fuente nueva con su primera clave, mostrada solo esta vez',
  ],
  'What the organiser has decided, who changed it last, and how far the games are set up': [
    'O que a organização decidiu, quem mudou por último e até onde os jogos estão preparados',
    'Lo que decidió la organización, quién lo cambió por último y hasta dónde están preparados los juegos',
  ],
  'Changes one setting, unless somebody else has changed it since it was read': [
    'Muda uma configuração, a menos que outra pessoa a tenha mudado desde que foi lida',
    'Cambia un ajuste, salvo que otra persona lo haya cambiado desde que se leyó',
  ],
  'The venues that the organiser has written down': [
    'Os locais que a organização escreveu',
    'Las sedes que escribió la organización',
  ],
  'What codes are called, and where each name comes from: the first hundred': [
    'Como os códigos se chamam e de onde vem cada nome: os primeiros cem',
    'Cómo se llaman los códigos y de dónde viene cada nombre: los primeros cien',
  ],
  'Writes what a code is called, above the feed’s and the built-in name': [
    'Escreve como um código se chama, acima do nome da fonte e do próprio sistema',
    'Escribe cómo se llama un código, por encima del nombre de la fuente y del propio sistema',
  ],
  'Takes out the organiser’s name of a code: the feed’s or the built-in one is shown again': [
    'Tira o nome que a organização deu a um código: volta o da fonte ou o do próprio sistema',
    'Quita el nombre que la organización dio a un código: vuelve el de la fuente o el del propio sistema',
  ],
  'Set of codes, as ODF calls it': [
    'Conjunto de códigos, como o ODF o chama',
    'Conjunto de códigos, como lo llama ODF',
  ],
  'Code of the set: an RSC, or a venue’s': [
    'Código do conjunto: um RSC ou o de um local',
    'Código del conjunto: un RSC o el de una sede',
  ],
  'Of this set of codes alone': ['Só deste conjunto de códigos', 'Solo de este conjunto de códigos'],
  '1: those alone that the organiser has written': [
    '1: só os que a organização escreveu',
    '1: solo los que escribió la organización',
  ],
  'Athletes with their photos, by name, fifty a page': [
    'Atletas com suas fotos, por nome, cinquenta por página',
    'Atletas con sus fotos, por nombre, cincuenta por página',
  ],
  'Whose photos files are, by a code or a name in the names of the files; nothing is stored': [
    'De quem são as fotos, por um código ou nome no nome dos arquivos; nada é guardado',
    'De quién son las fotos, por un código o nombre en el nombre de los archivos; no se guarda nada',
  ],
  'Puts a photo that was uploaded in an athlete’s place, unless another has come since': [
    'Põe uma foto enviada no lugar da de um atleta, se nenhuma outra chegou desde então',
    'Pone una foto enviada en el lugar de la de un atleta, si no llegó otra desde entonces',
  ],
  'Removes an athlete’s photo on request: gone from everywhere at once, for good after a day, and not put up again by mistake':
    [
      'Tira a foto de um atleta a pedido: some de todo lugar na hora, para sempre depois de um dia, e não volta por engano',
      'Quita la foto de un atleta a pedido: desaparece de todas partes al momento, para siempre después de un día, y no vuelve por error',
    ],
  'Writes a venue down, or changes what is written of it': [
    'Escreve um local ou muda o que está escrito dele',
    'Escribe una sede o cambia lo que está escrito de ella',
  ],
  'Takes out what the organiser has written of a venue': [
    'Tira o que a organização escreveu de um local',
    'Quita lo que la organización escribió de una sede',
  ],
  'Whether there is a demo in the database, and what wiping it would remove': [
    'Se há uma demonstração no banco de dados e o que sai ao apagá-la',
    'Si hay una demostración en la base de datos y qué se quita al borrarla',
  ],
  'Removes what the demo made, for good: it does not come back': [
    'Apaga de vez o que a demonstração fez: ela não volta',
    'Borra para siempre lo que hizo la demostración: no vuelve',
  ],
  'A rejected message is left so, and waits for nobody any more': [
    'Uma mensagem rejeitada fica assim e não espera mais por ninguém',
    'Un mensaje rechazado queda así y ya no espera por nadie',
  ],
  'Messages and what became of them, newest first, fifty a page': [
    'As mensagens e o que houve com elas, da mais nova à mais antiga, cinquenta por página',
    'Los mensajes y qué fue de ellos, del más nuevo al más antiguo, cincuenta por página',
  ],
  'Rejected messages are looked at again: one, or all of the same kind of fault as it': [
    'Mensagens rejeitadas são lidas de novo: uma, ou todas com o mesmo tipo de falha',
    'Se leen de nuevo mensajes rechazados: uno, o todos con el mismo tipo de fallo',
  ],
  'Says that something that waits is done, as it is now': [
    'Diz que algo que esperava está feito, como está agora',
    'Dice que algo que esperaba está hecho, como está ahora',
  ],
  'Says where in the office one is, and asks who else is in it: half a minute without it, and one is gone': [
    'Diz onde se está na mesa e pergunta quem mais está nela: meio minuto sem isto, e já não se está',
    'Dice dónde se está en la mesa y pregunta quién más está: medio minuto sin esto, y ya no se está',
  ],
  'What a paused source has sent is applied, in its order': [
    'O que uma fonte em pausa enviou é aplicado, na sua ordem',
    'Lo que envió una fuente en pausa se aplica, en su orden',
  ],
  'What a source sends is stored and waits': [
    'O que uma fonte envia é guardado e espera',
    'Lo que envía una fuente se guarda y espera',
  ],
  'What arrives now, by discipline, and where silence should worry': [
    'O que chega agora, por modalidade, e onde o silêncio deve preocupar',
    'Lo que llega ahora, por disciplina, y dónde el silencio debe preocupar',
  ],
  'What waits for somebody of the staff, what hurts the public most first': [
    'O que espera por alguém da equipe, primeiro o que mais prejudica o público',
    'Lo que espera por alguien del equipo, primero lo que más perjudica al público',
  ],
  'Who sends messages, by which keys, and who is paused': [
    'Quem envia mensagens, com que chaves, e quem está em pausa',
    'Quién envía mensajes, con qué claves, y quién está en pausa',
  ],
  'Whom to call when a source is silent': [
    'A quem telefonar quando uma fonte se cala',
    'A quién llamar cuando una fuente calla',
  ],
  'Message of the feed, by its number': ['Mensagem do feed, pelo número', 'Mensaje del feed, por su número'],
  'Rebuild, by its number': ['Refeitura, pelo número', 'Reconstrucción, por su número'],
  'Setting, by its name': ['Configuração, pelo nome', 'Ajuste, por su nombre'],
  'Source of the feed, by its number': ['Fonte do feed, pelo número', 'Fuente del feed, por su número'],
  'Key of a source, as the list of sources names it': [
    'Chave de uma fonte, como a lista de fontes a chama',
    'Clave de una fuente, como la nombra la lista de fuentes',
  ],
  'Of this source alone, by its number': ['Só desta fonte, pelo número', 'Solo de esta fuente, por su número'],
  'What became of it': ['O que houve com ela', 'Qué fue de él'],
  'Takes one line of the record back, unless what it was about has changed since': [
    'Desfaz uma linha do registro, a menos que o assunto dela tenha mudado depois',
    'Deshace una línea del registro, salvo que su asunto haya cambiado después',
  ],
  'Who did what in the office and when, newest first, fifty a page': [
    'Quem fez o quê na mesa e quando, do mais novo ao mais antigo, cinquenta por página',
    'Quién hizo qué en la mesa y cuándo, de lo más nuevo a lo más antiguo, cincuenta por página',
  ],
  'Line of the office’s record, by its number': [
    'Linha do registro da mesa, pelo número',
    'Línea del registro de la mesa, por su número',
  ],
  'By this person alone, by the username': [
    'Só desta pessoa, pelo nome de usuário',
    'Solo de esta persona, por su nombre de usuario',
  ],
  'Of one thing of the kind alone, by its id': [
    'Só de uma coisa do tipo, pelo identificador',
    'Solo de una cosa del tipo, por su identificador',
  ],
  'Who has an account, the staff first, fifty a page': [
    'Quem tem conta, a equipe primeiro, cinquenta por página',
    'Quién tiene cuenta, primero el equipo, cincuenta por página',
  ],
  'Accounts of a whole e-mail address, which stands in no address of a page': [
    'Contas de um e-mail inteiro, que não fica no endereço de nenhuma página',
    'Cuentas de un correo completo, que no queda en la dirección de ninguna página',
  ],
  'How many have an account, a role, or are blocked': [
    'Quantas pessoas têm conta, papel ou estão bloqueadas',
    'Cuántas personas tienen cuenta, rol o están bloqueadas',
  ],
  'One person: role, devices, place in the ranking, accounts that look alike': [
    'Uma pessoa: papel, aparelhos, lugar no ranking, contas parecidas',
    'Una persona: rol, dispositivos, lugar en el ranking, cuentas parecidas',
  ],
  'Gives somebody else a role, or takes it away, unless that was changed since it was read': [
    'Dá um papel a outra pessoa ou o tira, a menos que ele tenha mudado desde que foi lido',
    'Da un rol a otra persona o se lo quita, salvo que haya cambiado desde que se leyó',
  ],
  'Blocks an account and signs it out everywhere; of the staff only an admin may': [
    'Bloqueia uma conta e a desconecta em toda parte; da equipe, só a administração pode',
    'Bloquea una cuenta y la desconecta en todas partes; del equipo, solo la administración puede',
  ],
  'Lets a blocked account in again; of the staff only an admin may': [
    'Libera uma conta bloqueada; da equipe, só a administração pode',
    'Desbloquea una cuenta; del equipo, solo la administración puede',
  ],
  'An address at which somebody chooses a lost password anew, once, within an hour, shown this once': [
    'Um endereço em que alguém escolhe de novo a senha perdida, uma vez, em até uma hora, mostrado só desta vez',
    'Una dirección donde alguien elige de nuevo la contraseña perdida, una vez, en una hora, mostrada solo esta vez',
  ],
  'Signs somebody out on all devices': [
    'Desconecta alguém em todos os aparelhos',
    'Desconecta a alguien en todos los dispositivos',
  ],
  'Signs somebody out on one device': ['Desconecta alguém em um aparelho', 'Desconecta a alguien en un dispositivo'],
  'Somebody’s points, line by line, newest first, fifty a page': [
    'Os pontos de alguém, linha por linha, do mais novo ao mais antigo, cinquenta por página',
    'Los puntos de alguien, línea por línea, de lo más nuevo a lo más antiguo, cincuenta por página',
  ],
  'Gives somebody else points, with a reason that they read': [
    'Dá pontos a outra pessoa, com um motivo que ela lê',
    'Da puntos a otra persona, con un motivo que ella lee',
  ],
  'Account, by its id': ['Conta, pelo identificador', 'Cuenta, por su identificador'],
  'Of this role alone: results, operator, admin, or staff for any': [
    'Só deste papel: results, operator, admin, ou staff para qualquer um',
    'Solo de este rol: results, operator, admin, o staff para cualquiera',
  ],
  '1: blocked accounts alone': ['1: só contas bloqueadas', '1: solo cuentas bloqueadas'],
  'Device of the account, as its page names it': [
    'Aparelho da conta, como a página dela o chama',
    'Dispositivo de la cuenta, como lo llama su página',
  ],
  'Who was invited to the staff, newest first: the last two hundred': [
    'Quem foi convidado para a equipe, do mais novo ao mais antigo: os últimos duzentos',
    'Quién fue invitado al equipo, de lo más nuevo a lo más antiguo: los últimos doscientos',
  ],
  'Invites somebody to the staff: a code that makes one account, shown this once': [
    'Convida alguém para a equipe: um código que faz uma conta, mostrado só desta vez',
    'Invita a alguien al equipo: un código que hace una cuenta, mostrado solo esta vez',
  ],
  'A code that nobody has used opens nothing any more': [
    'Um código que ninguém usou não abre mais nada',
    'Un código que nadie usó ya no abre nada',
  ],
  'The venues that one works at, and until when': [
    'Os locais em que se trabalha e até quando',
    'Las sedes donde se trabaja y hasta cuándo',
  ],
  'The units of a day at a venue that one works at': [
    'As provas de um dia em um local em que se trabalha',
    'Las pruebas de un día en una sede donde se trabaja',
  ],
  'Invitation of the staff, by its id': [
    'Convite da equipe, pelo identificador',
    'Invitación del equipo, por su identificador',
  ],
  'Sheets that wait to be taken in, and what came in by tables, newest first': [
    'Planilhas que esperam, e o que entrou por tabelas, as mais novas antes',
    'Planillas que esperan, y lo que entró por tablas, lo más nuevo primero',
  ],
  'Hands in an XLSX, XLS, ODS or CSV file of 10 MB at most and answers what it would do; nothing of it is taken in': [
    'Entrega um arquivo XLSX, XLS, ODS ou CSV de até 10 MB e responde o que faria; nada dele entra',
    'Entrega un archivo XLSX, XLS, ODS o CSV de hasta 10 MB y responde lo que haría; nada de él entra',
  ],
  'Chooses how a sheet is read and answers what it would do then': [
    'Escolhe como a planilha é lida e responde o que faria então',
    'Elige cómo se lee la planilla y responde lo que haría entonces',
  ],
  'How far the reading of a sheet is, for whoever waits for its plan': [
    'Até onde foi a leitura de uma planilha, para quem espera pelo seu plano',
    'Hasta dónde llegó la lectura de una planilla, para quien espera su plan',
  ],
  'Stops the reading of a sheet; nothing of it is taken in, and it may be asked for again': [
    'Interrompe a leitura de uma planilha; nada dela entra, e pode ser pedida de novo',
    'Detiene la lectura de una planilla; nada de ella entra, y se puede pedir de nuevo',
  ],
  'Takes in what was looked at, all of it or nothing; rows with doubts and problems stop it unless they are left out': [
    'Leva o que foi visto, tudo ou nada; linhas com dúvidas e problemas impedem, se não ficarem de fora',
    'Lleva lo que se vio, todo o nada; las filas con dudas y problemas lo impiden, si no quedan fuera',
  ],
  'Forgets a sheet that was handed in and not taken in': [
    'Esquece uma planilha que foi entregue e não entrou',
    'Olvida una planilla que se entregó y no entró',
  ],
  'A workbook to fill in, with the delegations and events that are known': [
    'Uma planilha para preencher, com as delegações e provas conhecidas',
    'Una planilla para completar, con las delegaciones y pruebas conocidas',
  ],
  'The codes that words of sheets were taken for, as CSV': [
    'Os códigos que as palavras das planilhas viraram, em CSV',
    'Los códigos en que se convirtieron las palabras de las planillas, en CSV',
  ],
  'A spreadsheet without codes: what it would change, row by row (`dry-run=1`), or into force': [
    'Uma planilha sem códigos: o que mudaria, linha por linha (`dry-run=1`), ou em vigor',
    'Una planilla sin códigos: lo que cambiaría, fila por fila (`dry-run=1`), o en vigor',
  ],
  'What it is, where its columns do not tell': [
    'O que é, onde as colunas não dizem',
    'Qué es, donde las columnas no lo dicen',
  ],
  'Of a question: its key, =, and a code, new or skip': [
    'De uma pergunta: a chave dela, =, e um código, new ou skip',
    'De una pregunta: su clave, =, y un código, new o skip',
  ],
  '1: a person has compared the plan of a PDF with its pages': [
    '1: uma pessoa comparou o plano de um PDF com as páginas dele',
    '1: una persona comparó el plan de un PDF con sus páginas',
  ],
  '1: rows with doubts or problems stay out': [
    '1: linhas com dúvidas ou problemas ficam de fora',
    '1: las filas con dudas o problemas quedan fuera',
  ],
  '1: what the sheet does not have goes': ['1: o que a planilha não tem sai', '1: lo que la planilla no tiene sale'],
  'Sheet, by the id its sender made': [
    'Planilha, pelo identificador que quem a envia fez',
    'Planilla, por el identificador que hizo quien la envía',
  ],
}
