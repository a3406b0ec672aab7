import type {
  birthDetailsFieldsMessages,
} from '../tu-vi/birth-details-fields/birth-details-fields-messages.ts';
import type { laSoBoardMessages } from '../tu-vi/la-so-board/la-so-board-messages.ts';
import type { laSoCardMessages } from '../tu-vi/la-so-card/la-so-card-messages.ts';
import type { laSoSheetMessages } from '../tu-vi/la-so-sheet/la-so-sheet-messages.ts';
import type { laSoYearMessages } from '../tu-vi/la-so-year/la-so-year-messages.ts';
import type { saveChartMessages } from '../tu-vi/save-chart/save-chart-messages.ts';
import type { stoneAdviceMessages } from '../tu-vi/stone-advice/stone-advice-messages.ts';
import type { stoneGreetingMessages } from '../tu-vi/stone-greeting/stone-greeting-messages.ts';
import type {
  stoneSuggestionsMessages,
} from '../tu-vi/stone-suggestions/stone-suggestions-messages.ts';
import type { tuViBasicInfoMessages } from '../tu-vi/tu-vi-basic-info/tu-vi-basic-info-messages.ts';
import type { tuViCardsMessages } from '../tu-vi/tu-vi-cards/tu-vi-cards-messages.tsx';
import type { tuViCareersMessages } from '../tu-vi/tu-vi-careers/tu-vi-careers-messages.ts';
import type { tuViDestinyMessages } from '../tu-vi/tu-vi-destiny/tu-vi-destiny-messages.ts';
import type { tuViElementMessages } from '../tu-vi/tu-vi-element/tu-vi-element-messages.ts';
import type { tuViFengShuiMessages } from '../tu-vi/tu-vi-feng-shui/tu-vi-feng-shui-messages.ts';
import type { tuViFormMessages } from '../tu-vi/tu-vi-form/tu-vi-form-messages.ts';
import type { tuViPillarsMessages } from '../tu-vi/tu-vi-pillars/tu-vi-pillars-messages.ts';
import type { tuViPromptMessages } from '../tu-vi/tu-vi-prompt/tu-vi-prompt-messages.ts';
import type { tuViResultMessages } from '../tu-vi/tu-vi-result/tu-vi-result-messages.ts';
import type { tuViSkeletonMessages } from '../tu-vi/tu-vi-skeleton/tu-vi-skeleton-messages.ts';
import type { tuViTabsMessages } from '../tu-vi/tu-vi-tabs/tu-vi-tabs-messages.ts';

/** Texts of the components of the birth chart, in `ui/tu-vi`. */
export interface ChartMessages {
  birthDetailsFields: typeof birthDetailsFieldsMessages;
  laSoBoard: typeof laSoBoardMessages;
  laSoCard: typeof laSoCardMessages;
  laSoSheet: typeof laSoSheetMessages;
  laSoYear: typeof laSoYearMessages;
  saveChart: typeof saveChartMessages;
  stoneAdvice: typeof stoneAdviceMessages;
  stoneGreeting: typeof stoneGreetingMessages;
  stoneSuggestions: typeof stoneSuggestionsMessages;
  tuViBasicInfo: typeof tuViBasicInfoMessages;
  tuViCards: typeof tuViCardsMessages;
  tuViCareers: typeof tuViCareersMessages;
  tuViDestiny: typeof tuViDestinyMessages;
  tuViElement: typeof tuViElementMessages;
  tuViFengShui: typeof tuViFengShuiMessages;
  tuViForm: typeof tuViFormMessages;
  tuViPillars: typeof tuViPillarsMessages;
  tuViPrompt: typeof tuViPromptMessages;
  tuViResult: typeof tuViResultMessages;
  tuViSkeleton: typeof tuViSkeletonMessages;
  tuViTabs: typeof tuViTabsMessages;
}
