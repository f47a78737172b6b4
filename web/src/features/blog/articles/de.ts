import type { Article } from './article.ts';

/** The blog in German. */
export const ARTICLES: readonly Article[] = [
  {
    slug: 'judging-condition',
    title: 'Gebrauchtes in zehn Minuten beurteilen',
    lead: 'Gebrauchsspuren sind nicht das Problem. Verschwiegene Gebrauchsspuren schon.',
    sections: [
      {
        heading: 'Fang dort an, wo am meisten Last ist',
        paragraphs: [
          'Jedes Ding hat eine Stelle, die alles aushalten muss: beim Stuhl die Verbindung zwischen Hinterbein und Sitz, beim Mantel das Bündchen, beim Laptop das Scharnier, beim Fahrrad das Kettenblatt. Sieh dort zuerst nach. Eine feste Verbindung unter zerkratztem Lack ist ein guter Stuhl. Eine schöne Platte auf wackligen Beinen ist teures Brennholz.',
          'Drück, dreh und hör hin. Setz dich und lehn dich nach beiden Seiten: Ein Knarren lässt sich leimen, ein Riss längs der Faser nicht. Zieh jede Schublade ganz heraus und jeden Reißverschluss bis zum Ende auf. Dreh alles einmal um: Die Unterseite poliert niemand, deshalb sagt sie die Wahrheit über Alter und Feuchtigkeit.',
        ],
      },
      {
        heading: 'Erst die Nase, dann das Licht',
        paragraphs: [
          'Rauch, Schimmel und Kellermuff sind die drei Mängel, die fast nie mehr weggehen. Stoff kann man waschen und Leder eine Woche lüften, aber Polster behalten, was sie eingeatmet haben. Riech an der Innenseite von Schränken und am Futter von Taschen, bevor du die Außenseite bewunderst.',
          'Halte dann die Taschenlampe deines Handys flach über die Oberfläche. Licht von der Seite zeigt Dellen, Spachtel und alte Reparaturen, die auf einem Foto von vorn verschwinden. Eine Reparatur spricht nicht gegen ein Stück, wenn sie sauber ist und du davon wusstest, bevor ihr euch auf den Preis geeinigt habt.',
        ],
      },
      {
        heading: 'Stell drei Fragen',
        paragraphs: [
          'Wie alt ist es, wer hat es benutzt, und was wurde repariert? Wer sich um etwas gekümmert hat, antwortet sofort und oft ausführlich. Lange Pausen sind auch eine Antwort.',
          'Vergleiche auf Thriftline, was du siehst, mit dem Zustand in der Anzeige. „Sehr gut“ heißt, dass du Gebrauchsspuren suchen musst. „Gut“ heißt, dass du welche siehst und alles in Ordnung ist. „In Ordnung“ heißt, dass es funktioniert und man ihm die Jahre ansieht. Passen Artikel und Angabe nicht zusammen, sag es freundlich, und der Preis richtet sich nach dem Artikel.',
        ],
      },
    ],
  },
  {
    slug: 'photos-that-sell',
    title: 'Ein Fenster, ein Bettlaken: Fotos, die verkaufen',
    lead: 'Du brauchst weder ein Studio noch ein besseres Handy. Du brauchst Tageslicht und fünf ruhige Minuten.',
    sections: [
      {
        heading: 'Lass das Fenster die Arbeit machen',
        paragraphs: [
          'Mach die Lampen aus. Mischlicht färbt Weißes auf der einen Seite gelb und auf der anderen blau, und Käufer fragen sich, welche Farbe es wirklich ist. Stell den Artikel einen Schritt vom Fenster entfernt auf, nicht in die pralle Sonne, sodass das Licht von der Seite kommt. Ein bedeckter Tag ist ideal: Dann ist der ganze Himmel eine einzige große, weiche Lampe.',
          'Wird eine Seite zu dunkel, lehn etwas Weißes daneben, ein Blatt Papier oder ein Tablett, knapp außerhalb des Bildes. Es wirft das Licht zurück, und auf einmal erkennt man die Form.',
        ],
      },
      {
        heading: 'Gib ihm Platz und einen ruhigen Hintergrund',
        paragraphs: [
          'Ein Bettlaken über dem Stuhl, eine saubere Wand, ein leerer Tisch: alles, was nicht der Rest deiner Wohnung ist. Geh einen Schritt zurück und zoome ein wenig, statt nah heranzugehen, dann bleiben gerade Kanten gerade. Lass rundherum etwas Luft: Anzeigen erscheinen in einem Rahmen, der etwas breiter als hoch ist, und eine Lampe ohne Fuß ist nur eine halbe Lampe.',
          'Leg etwas dazu, das die Größe zeigt, wenn man sie nicht auf den ersten Blick sieht. Ein Buch neben einer Vase sagt mehr als Zentimeter.',
        ],
      },
      {
        heading: 'Zeig den Mangel selbst',
        paragraphs: [
          'Es klingt falsch und klappt jedes Mal. Nenn den Kratzer in den ersten Zeilen der Beschreibung, und sag, wie lang er ist und wo. Wen er stört, der kommt nicht, und wer kommt, handelt an der Tür nicht mehr deswegen. Ehrliche Anzeigen verkaufen sich schneller, weil es nichts mehr gibt, wovor man Angst haben müsste.',
          'Und zum Schluss: Wisch die Linse ab. Sie war den ganzen Tag in deiner Hosentasche, und der weiche Schleier, den du für schlechtes Licht gehalten hast, ist ein Fingerabdruck.',
        ],
      },
    ],
  },
  {
    slug: 'fair-price',
    title: 'Was ist es wert? Ein Preis, der beiden gefällt',
    lead: 'Was du bezahlt hast, ist Geschichte. Was es heute kostet, zählt.',
    sections: [
      {
        heading: 'Fang mit dem heutigen Neupreis an',
        paragraphs: [
          'Schau nach, was dasselbe Stück oder sein Nachfolger diese Woche neu kostet, Rabatte eingerechnet. Das ist die Obergrenze: Niemand zahlt gebraucht, was es neu im Angebot gibt. Deshalb zeigt Thriftline den Neupreis durchgestrichen neben deinem. Sei genau, denn Käufer prüfen das.',
          'Dann zähl die Jahre. Als Faustregel verliert etwas, das täglich benutzt wird, beim Verlassen des Ladens etwa ein Drittel seines Werts und danach jedes Jahr ein Zehntel vom Rest. Massivholz, Gusseisen, gutes Werkzeug und klassische Fahrräder verlieren langsamer und irgendwann gar nichts mehr. Alles mit Akku verliert schneller.',
        ],
      },
      {
        heading: 'Dann sei ehrlich',
        paragraphs: [
          '„Sehr gut“ mit Karton und Beleg: Bleib am oberen Ende dessen, was du gefunden hast. „Gut“: Zieh zehn oder fünfzehn Prozent ab. „In Ordnung“: Halbiere den Preis und sag, warum. Schlag etwas auf für alles, was dem Käufer Arbeit spart: neue Reifen, eine frische Inspektion oder die fehlende Schraube, die du doch noch gefunden hast.',
          'Vergleiche mit dem, was wirklich verkauft wurde, nicht mit dem, was verlangt wird. Eine Anzeige, die seit fünf Monaten steht, beweist keinen Preis. Sie widerlegt einen.',
        ],
      },
      {
        heading: 'Überleg, was dir deine Zeit wert ist',
        paragraphs: [
          'Leg vor dem Einstellen zwei Zahlen fest: was du gern hättest und was du nehmen würdest, wenn es Freitagabend regnet und jemand Nettes vor der Tür steht. Verlang etwas mehr als die erste. Hat sich nach zwei Wochen niemand gemeldet, geh in einem deutlichen Schritt auf die zweite zu statt in fünf kleinen.',
          'Und wenn du kaufst: Mach einen Preisvorschlag, den du laut begründen könntest. „Dasselbe Modell ging letzten Monat für vierzig weg, und an diesem muss der Riemen neu“ ist ein Gespräch. „Was letzte Preis?“ ist keins.',
        ],
      },
    ],
  },
  {
    slug: 'safe-handover',
    title: 'Eine Übergabe ohne Überraschungen',
    lead: 'Die meisten Käufe unter Fremden gehen gut. Mit ein paar Gewohnheiten auch deiner.',
    sections: [
      {
        heading: 'Bleib an einem Ort',
        paragraphs: [
          'Macht aus, was verkauft wird, für wie viel und wann es übergeben wird, und haltet das schriftlich fest. Buche und bezahle hier, statt dem Cousin von irgendwem Geld zu überweisen: Dann gilt der Preis, den du gesehen hast, deine Bestellung zeigt, ob sie bezahlt ist, und niemand sonst kann den Artikel kaufen, während du deine Kartennummer eintippst. Die Telefonnummer des Verkäufers steht in deiner Bestellung, sobald du bezahlt hast. Vorher schreibt ihr euch hier, und danach gibt es keinen Grund zu gehen.',
          'Sei misstrauisch, wenn es schnell gehen soll. Ein Kurier, der schon unterwegs ist, eine Anzahlung innerhalb der nächsten Stunde, ein Link zu einer Seite, auf der du deine Karte eingeben sollst, um Geld zu bekommen: So läuft es nie, egal wer fragt.',
        ],
      },
      {
        heading: 'Achte auf das Abzeichen, dann sieh selbst nach',
        paragraphs: [
          'Das Abzeichen „Verifiziert“ heißt, dass jemand von uns den Verkäufer geprüft hat. Über das Sofa sagt es nichts. Sieh dir das Sofa an. Probier aus, was sich einschalten lässt, zähl die Teile und lies bei allem Teuren die Seriennummer, bevor Geld fließt.',
        ],
      },
      {
        heading: 'Trefft euch gut',
        paragraphs: [
          'Wählt Tageslicht und einen Ort mit Menschen: eine Bahnhofshalle, ein Café, den Platz vor einem Laden. Ist etwas zu groß zum Tragen, sag jemandem, wohin du fährst, und nimm sie oder ihn am besten mit. Für die Treppe brauchst du ohnehin ein zweites Paar Hände. Wer verkauft, kann das Stück neben die Tür stellen, damit Fremde nicht durch die Wohnung müssen.',
          'Bring mit, was der Artikel für den Heimweg braucht: Decken, Gurte oder einen Karton. Und dann nimm dir noch eine Minute und frag, wie er benutzt und gepflegt wurde. So erfährst du von der Schraube, die jedes Frühjahr eine Vierteldrehung braucht, und der Artikel hält dir Jahre länger.',
        ],
      },
    ],
  },
];
