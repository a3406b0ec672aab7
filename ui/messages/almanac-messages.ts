import type { almanacLineMessages } from '../almanac/almanac-line/almanac-line-messages.ts';
import type { almanacPageMessages } from '../pages/almanac-page/almanac-page-messages.ts';
import type {
  anniversaryFormMessages,
} from '../almanac/anniversary-form/anniversary-form-messages.ts';
import type { chosenDaysMessages } from '../almanac/chosen-days/chosen-days-messages.ts';
import type { dayLeafMessages } from '../almanac/day-leaf/day-leaf-messages.ts';
import type { eventMarkMessages } from '../almanac/event-mark/event-mark-messages.ts';
import type { monthGridMessages } from '../almanac/month-grid/month-grid-messages.ts';

/** Texts of the components of the almanac, in `ui/almanac`. */
export interface AlmanacMessages {
  almanacLine: typeof almanacLineMessages;
  almanacPage: typeof almanacPageMessages;
  anniversaryForm: typeof anniversaryFormMessages;
  chosenDays: typeof chosenDaysMessages;
  dayLeaf: typeof dayLeafMessages;
  eventMark: typeof eventMarkMessages;
  monthGrid: typeof monthGridMessages;
}
